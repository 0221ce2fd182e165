import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { profiles } from './tables.ts';

/** Closes a profile; the status it had. Holds the row, so that nothing opens it again before the commit. */
export async function closeProfile(db: Handle, member: Id): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    with before as (
      select status from profiles where member_id = ${member} for update
    )
    update profiles set status = 'disabled' from before where member_id = ${member}
    returning before.status`.execute(db);
  return rows[0]?.status;
}

export async function reopenProfile(db: Handle, member: Id, status: string): Promise<void> {
  await profiles(db).updateTable('profiles').set({ status }).where('member_id', '=', member).execute();
}

export async function deleteProfile(db: Handle, member: Id): Promise<void> {
  await profiles(db).deleteFrom('profiles').where('member_id', '=', member).execute();
}
