import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Unit } from '#server/platform/platform.ts';
import {
  deleteWithheld,
  insertWithheld,
  isFlaggedByOtherCase,
  lockWithheld,
  tieFlagToHiding,
  withheldSince,
} from './withheld.sql.ts';

/**
 * Returns whether operators flagged a member as fraud, which makes their messages and likes reach nobody
 * (FIC-9).
 */
export async function isWithheld(db: Handle, member: Id): Promise<boolean> {
  return (await withheldSince(db, member)) !== undefined;
}

/** SQL condition: a member is not flagged as fraud; one key lookup (FIC-9). */
export function notWithheld(member: Id | RawBuilder<Id>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from withheld_members where withheld_members.member_id = ${member}::bigint)`;
}

/**
 * Sets or lifts the fraud flag at once (FIC-9). A second call changes nothing. The caller writes the operator
 * and the reason to the audit log.
 */
export async function withholdMember({ db }: Unit, member: Id, withheld: boolean, now: Date): Promise<void> {
  if (withheld) await insertWithheld(db, member, now);
  else await deleteWithheld(db, member);
}

/**
 * Lifts the fraud flag of a case after an appeal. The flag stays if another case requires it as well, and as
 * long as the member is hidden (FIC-9, DSA-3, AGE-4). If two appeals arrive at once, the later sees the
 * decision of the earlier.
 */
export async function liftWithheld({ db }: Unit, member: Id, report: Id): Promise<void> {
  await lockWithheld(db, member);
  if (await isFlaggedByOtherCase(db, member, report)) return;
  if (!(await tieFlagToHiding(db, member))) await deleteWithheld(db, member);
}
