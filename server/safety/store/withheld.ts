import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from './tables.ts';

/** Since when a member is flagged as fraud; undefined where they are not. */
export async function withheldSince(db: Handle, member: Id): Promise<Date | undefined> {
  const row = await safetyTables(db)
    .selectFrom('withheld_members')
    .select('since')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row?.since;
}

/** The flag that stands keeps its date. */
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

/** The flag that was set at this very moment, and no other. */
export async function deleteWithheldOf(db: Handle, member: Id, since: Date): Promise<void> {
  await safetyTables(db)
    .deleteFrom('withheld_members')
    .where('member_id', '=', member)
    .where('since', '=', since)
    .execute();
}

/** Whoever sets or lifts the flag of this member waits until the transaction ends. */
export async function lockWithheld(db: Handle, member: Id): Promise<void> {
  await safetyTables(db)
    .selectFrom('withheld_members')
    .select('member_id')
    .where('member_id', '=', member)
    .forUpdate()
    .execute();
}

/** Whether another case than this one ended in the flag and stays so, or the member is hidden until somebody looked. */
export async function isWithheldFor(db: Handle, member: Id, except: Id | null): Promise<boolean> {
  const { rows } = await sql`
    select from reports
    join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
    where reports.member_id = ${member} and reports.id is distinct from ${except}
      and decisions.outcome = 'withheld'
      and not exists (
        select from decisions appeal
        where appeal.report_id = reports.id and appeal.stage = 'appeal' and appeal.outcome = 'reversed'
      )
    union all
    select from restrictions where member_id = ${member} and kind = 'hidden'
    limit 1`.execute(db);
  return rows.length > 0;
}
