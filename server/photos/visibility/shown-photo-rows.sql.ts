import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { isPremium } from '#server/ledger/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { prepared } from '#server/platform/database/prepared-statements.ts';

/** A photo that others may know about. */
export interface ShownPhotoRow {
  readonly id: Id;
  readonly path: string;
  readonly is_main: boolean;
  readonly premium_only: boolean;
}

/** The maximum number of photos that one profile shows (PROF-5). */
const mostPhotos = 25;

/**
 * A subquery for use in any statement: the member's active photos as others may know them, the main photo
 * first.
 */
export const shownPhotoRows = (member: RawBuilder<Id>): RawBuilder<ShownPhotoRow[]> => sql<
  ShownPhotoRow[]
>`coalesce((
  select json_agg(shown) from (
    select id, path, is_main, premium_only from photos
    where member_id = ${member} and status = 'active' and not withheld
    order by is_main desc, position limit ${sql.lit(mostPhotos)}
  ) shown
), '[]')`;

/**
 * The photos of several members that others may know about, and whether the viewer is premium, in one
 * statement.
 */
export async function photosOfMembers(
  db: Handle,
  members: readonly Id[],
  viewer: Id,
): Promise<Array<PhotosAndPremium & { readonly member: Id }>> {
  const { rows } = await sql<PhotosAndPremium & { readonly member: Id }>`
    select wanted.member, ${shownPhotoRows(sql<Id>`wanted.member`)} as rows, ${isPremium(viewer)} as premium
    from unnest(${[...members]}::bigint[]) wanted (member)`.execute(db);
  return rows;
}

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
