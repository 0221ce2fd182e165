import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { isPremium } from '#server/ledger/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';
import { type ShownRow, shownRows } from './shown-photo-rows.sql.ts';

interface Found {
  readonly rows: readonly ShownRow[];
  readonly premium: boolean;
}

/** What others may know of a member's photos, and whether the viewer is premium (a visitor is not): one statement. */
export async function photosAndPremium(db: Handle, member: Id, viewer: Id | null): Promise<Found> {
  const premium = viewer === null ? sql<boolean>`false` : isPremium(viewer);
  const { rows } = await sql<Found>`${prepared}
    select ${shownRows(sql<Id>`${member}::bigint`)} as rows, ${premium} as premium`.execute(db);
  return rows[0] ?? { rows: [], premium: false };
}
