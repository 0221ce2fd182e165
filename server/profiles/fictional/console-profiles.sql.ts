import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { profiles } from '../tables.ts';

/** Marks a fictional profile as made by an operator, with the idempotency key of the form. */
export async function markMade(
  db: Handle,
  { member, clientId, operator, at }: { member: Id; clientId: string; operator: Id; at: Date },
): Promise<void> {
  await profiles(db)
    .insertInto('fictional_profiles')
    .values({ profile_id: member, client_id: clientId, made_by: operator, made_at: at })
    .execute();
}

/** Orders two calls with the same idempotency key, and returns the profile of the first one. */
export async function fictionalMadeWith(db: Handle, clientId: string): Promise<Id | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`profiles:fictional:${clientId}`}, 0))`.execute(
    db,
  );
  const row = await profiles(db)
    .selectFrom('fictional_profiles')
    .select('profile_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.profile_id;
}

export async function deleteMade(db: Handle, member: Id): Promise<void> {
  await profiles(db).deleteFrom('fictional_profiles').where('profile_id', '=', member).execute();
}

/** The facts of a fictional profile that operators edit, locked until the end of the transaction if wanted. */
export function fictionalRow(db: Handle, member: Id, locked = false) {
  return profiles(db)
    .selectFrom('profiles')
    .select([
      'member_id',
      'site_id',
      'status',
      'gender',
      'date_of_birth',
      'looking_for',
      'sexuality',
      'country',
      'region',
      'place',
    ])
    .where('member_id', '=', member)
    .where('fictional', '=', true)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Hides a published fictional profile from everybody who does not know it, or shows it again. */
export async function setFictionalStatus(
  db: Handle,
  member: Id,
  status: 'active' | 'invisible',
): Promise<void> {
  await profiles(db)
    .updateTable('profiles')
    .set({ status })
    .where('member_id', '=', member)
    .where('fictional', '=', true)
    .where('held_status', 'is', null)
    .execute();
}

/**
 * Whether members may write to a fictional profile now. Locks its row against a retirement until the end of
 * the transaction, so that the job of the retirement finds every message.
 */
export async function isPublishedFictional(db: Handle, member: Id): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`
    select status from profiles where member_id = ${member} for share`.execute(db);
  return rows[0]?.status === 'active';
}
