import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';

/** Within any statement: whether a member is hidden, suspended or banned, until whatever ends it has been done (DSA-6). */
export const isRestricted = (member: Id): RawBuilder<boolean> =>
  sql<boolean>`exists (select from restrictions where restrictions.member_id = ${member}::bigint)`;
