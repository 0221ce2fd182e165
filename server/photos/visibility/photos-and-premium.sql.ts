import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { isPremium } from '#server/ledger/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { type ShownPhotoRow, shownPhotoRows } from './shown-photo-rows.sql.ts';

interface PhotosAndPremium {
  readonly rows: readonly ShownPhotoRow[];
  readonly premium: boolean;
}

/**
 * The photos that others may know about, and whether the viewer is premium (false for a visitor), in one
 * statement.
 */
export async function photosAndPremium(db: Handle, member: Id, viewer: Id | null): Promise<PhotosAndPremium> {
  const premium = viewer === null ? sql<boolean>`false` : isPremium(viewer);
  const { rows } = await sql<PhotosAndPremium>`${prepared}
    select ${shownPhotoRows(sql<Id>`${member}::bigint`)} as rows, ${premium} as premium`.execute(db);
  return rows[0] ?? { rows: [], premium: false };
}
