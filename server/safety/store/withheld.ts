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
