import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';

/**
 * The same condition as `notBlocked`, for a query that walks an index past very many members in an order: the viewer's
 * blocks are read once into a hash table and stay a filter on that walk, whatever the planner thinks of joins. Nothing
 * at all for a visitor. `other` is a column of the index that is walked.
 */
export function notAmongBlocked(viewer: Id | null, other: RawBuilder<Id>): RawBuilder<boolean> {
  return viewer === null
    ? sql<boolean>`true`
    : sql<boolean>`${other} not in (select blocks.other_id from blocks where blocks.member_id = ${viewer})`;
}
