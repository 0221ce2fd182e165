import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';

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
