import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

/** Since when a member is flagged as fraud; undefined if they are not. */
export async function withheldSince(db: Handle, member: Id): Promise<Date | undefined> {
  const row = await safetyTables(db)
    .selectFrom('withheld_members')
    .select('since')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row?.since;
}

/** Sets the flag; an existing flag keeps its date. */
export async function insertWithheld(db: Handle, member: Id, since: Date): Promise<void> {
  await safetyTables(db)
    .insertInto('withheld_members')
    .values({ member_id: member, since })
    .onConflict((one) => one.column('member_id').doNothing())
    .execute();
}

export async function deleteWithheld(db: Handle, member: Id): Promise<void> {
  await safetyTables(db).deleteFrom('withheld_members').where('member_id', '=', member).execute();
}

/** Deletes only the flag that was set at exactly this moment. */
export async function deleteWithheldOf(db: Handle, member: Id, since: Date): Promise<void> {
  await safetyTables(db)
    .deleteFrom('withheld_members')
    .where('member_id', '=', member)
    .where('since', '=', since)
    .execute();
}

/** Locks the flag of this member: other transactions that set or lift it wait. */
export async function lockWithheld(db: Handle, member: Id): Promise<void> {
  await safetyTables(db)
    .selectFrom('withheld_members')
    .select('member_id')
    .where('member_id', '=', member)
    .forUpdate()
    .execute();
}

/**
 * Makes the flag depend on the hiding alone, so that it ends with it. Returns false if the member is not
 * hidden.
 */
export async function tieFlagToHiding(db: Handle, member: Id): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update withheld_members set since = restrictions.since from restrictions
    where withheld_members.member_id = ${member} and restrictions.member_id = ${member}
      and restrictions.kind = 'hidden'`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Returns whether another case set the flag and was not reversed. */
export async function isFlaggedByOtherCase(db: Handle, member: Id, except: Id | null): Promise<boolean> {
  const { rows } = await sql`
    select from reports
    join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
    where reports.member_id = ${member} and reports.id is distinct from ${except}
      and 'withheld' = any (decisions.measures)
      and not exists (
        select from decisions appeal
        where appeal.report_id = reports.id and appeal.stage = 'appeal' and appeal.outcome = 'reversed'
      )
    limit 1`.execute(db);
  return rows.length > 0;
}
