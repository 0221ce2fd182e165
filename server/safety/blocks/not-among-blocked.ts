import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';

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
