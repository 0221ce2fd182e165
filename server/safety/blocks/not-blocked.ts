import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { newestBlocks } from './blocks.sql.ts';

/**
 * SQL condition: neither of two members blocked the other; with `by: 'them'` only that the other did not
 * block the viewer. `viewer` is an id, null for a visitor, or an expression; `other` is a column. Use it for
 * members selected by id: each costs one lookup in the primary key of `blocks` (PROF-7).
 */
export function notBlocked(
  viewer: Id | null | RawBuilder<Id>,
  other: RawBuilder<Id>,
  by: 'either' | 'them' = 'either',
): RawBuilder<boolean> {
  const theirs = by === 'them' ? sql`and blocks.direction = 'received'` : sql``;
  return sql<boolean>`not exists (
    select from blocks where blocks.member_id = ${viewer}::bigint and blocks.other_id = ${other} ${theirs})`;
}

/**
 * The same condition as `notBlocked`, for a query that walks an index past very many members in order. The
 * viewer's blocks are read once into a hash table and filter that walk, whatever the planner prefers for
 * joins. Always true for a visitor. `other` is a column of the walked index.
 */
export function notAmongBlocked(viewer: Id | null, other: RawBuilder<Id>): RawBuilder<boolean> {
  return viewer === null
    ? sql<boolean>`true`
    : sql<boolean>`${other} not in (select blocks.other_id from blocks where blocks.member_id = ${viewer})`;
}

/** The members blocked by a member, newest first. */
export function blockedBy(
  db: Handle,
  member: Id,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ other_id: Id; created_at: Date }[]> {
  return newestBlocks(db, member, page);
}
