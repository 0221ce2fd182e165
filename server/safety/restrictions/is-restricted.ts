import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';

/**
 * SQL condition for any statement: the member is hidden, suspended or banned, until the end of the
 * restriction has been carried out (DSA-6).
 */
export const isRestricted = (member: Id): RawBuilder<boolean> =>
  sql<boolean>`exists (select from restrictions where restrictions.member_id = ${member}::bigint)`;
