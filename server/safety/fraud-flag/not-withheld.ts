import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';

/** SQL condition: a member is not flagged as fraud; one key lookup (FIC-9). */
export function notWithheld(member: Id | RawBuilder<Id>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from withheld_members where withheld_members.member_id = ${member}::bigint)`;
}
