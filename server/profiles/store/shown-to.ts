import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';

/**
 * The condition under which a row of `profiles` is shown to somebody, null for a visitor: an invisible member only to
 * acquaintances (ACC-14). Who that is says the function `acquainted` of the database.
 */
export function shownTo(viewer: Id | null): RawBuilder<boolean> {
  return sql<boolean>`(profiles.status = 'active'
    or profiles.status = 'invisible' and acquainted(${viewer}::bigint, profiles.member_id))`;
}
