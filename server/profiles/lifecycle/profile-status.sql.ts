import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { profiles } from '../tables.ts';

/**
 * Closes a profile. Returns the status it had, or would have without its restriction. Locks the row, so that
 * nothing reopens the profile before the commit.
 */
export async function closeProfile(db: Handle, member: Id): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    with before as (
      select coalesce(held_status, status) as status, held_status is not null as restricted
      from profiles where member_id = ${member} for update
    )
    update profiles set status = 'disabled', held_status = case when before.restricted then 'disabled' end
    from before where member_id = ${member}
    returning before.status`.execute(db);
  return rows[0]?.status;
}

/**
 * Sets the status of a profile. If the profile is restricted, it gets this status when the restriction ends.
 * Returns whether it is unrestricted.
 */
export async function reopenProfile(db: Handle, member: Id, status: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    update profiles set
      status = case when held_status is null then ${status} else 'disabled' end,
      held_status = case when held_status is not null then ${status} end
    where member_id = ${member}
    returning held_status is null as free`.execute(db);
  return rows[0]?.free ?? true;
}

/**
 * Hides a profile and stores its previous status. A second call only locks the row. False if there is no real
 * person with this id.
 */
export async function restrictProfile(db: Handle, member: Id): Promise<boolean> {
  const { rows } = await sql`
    update profiles set status = 'disabled', held_status = coalesce(held_status, status)
    where member_id = ${member} and not fictional
    returning member_id`.execute(db);
  return rows.length > 0;
}

/** Locks a profile's row until the transaction ends. */
export async function lockProfile(db: Handle, member: Id): Promise<void> {
  await profiles(db)
    .selectFrom('profiles')
    .select('member_id')
    .where('member_id', '=', member)
    .forUpdate()
    .execute();
}

/** Restores the status from before the restriction. Undefined if the profile was not restricted. */
export async function unrestrictProfile(db: Handle, member: Id): Promise<string | undefined> {
  const freed = await profiles(db)
    .updateTable('profiles')
    .set({ status: sql<string>`held_status`, held_status: null })
    .where('member_id', '=', member)
    .where('held_status', 'is not', null)
    .returning('status')
    .executeTakeFirst();
  return freed?.status;
}

export async function deleteProfile(db: Handle, member: Id): Promise<void> {
  await profiles(db).deleteFrom('profiles').where('member_id', '=', member).execute();
}
