import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

export async function storePassword(db: Handle, member: Id, hash: string, now: Date): Promise<void> {
  await accountsTables(db)
    .insertInto('credentials')
    .values({ member_id: member, password_hash: hash, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ password_hash: hash, changed_at: now }),
    )
    .execute();
}

/** Uses one statement for known and unknown addresses alike, so that both take equally long. */
export function credentialsOfAddress(db: Handle, site: number, email: string) {
  return withForeignTables(db)
    .selectFrom('addresses')
    .innerJoin('credentials', 'credentials.member_id', 'addresses.member_id')
    .select([
      'credentials.member_id as id',
      'credentials.password_hash',
      'credentials.changed_at',
      'addresses.verified_at',
    ])
    .where('addresses.site_id', '=', site)
    .where('addresses.email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/**
 * Moment the member's password was set. Waits for a running change of the password, and blocks new ones until
 * the transaction ends.
 */
export async function passwordSince(db: Handle, member: Id): Promise<Date | undefined> {
  const row = await accountsTables(db)
    .selectFrom('credentials')
    .select('changed_at')
    .where('member_id', '=', member)
    .forShare()
    .executeTakeFirst();
  return row?.changed_at;
}

/** The member's password hash and the moment it was set. Undefined for an erased member, who has none. */
export function credentialsOf(db: Handle, member: Id) {
  return accountsTables(db)
    .selectFrom('credentials')
    .select(['password_hash', 'changed_at'])
    .where('member_id', '=', member)
    .executeTakeFirst();
}

/**
 * Serialises changes of one account's password, address and links, so that no older link or login slips
 * through. Returns the moment the current password was set; nobody changes it before the transaction ends.
 */
export async function lockCredentials(db: Handle, member: Id): Promise<Date | undefined> {
  const row = await accountsTables(db)
    .selectFrom('credentials')
    .select('changed_at')
    .where('member_id', '=', member)
    .forUpdate()
    .executeTakeFirst();
  return row?.changed_at;
}

/** The member's address and name, which must not serve as their password. */
export function personalDetailsOf(db: Handle, member: Id) {
  return withForeignTables(db)
    .selectFrom('addresses')
    .innerJoin('profiles', 'profiles.member_id', 'addresses.member_id')
    .select(['addresses.site_id', 'addresses.email', 'profiles.name'])
    .where('addresses.member_id', '=', member)
    .executeTakeFirst();
}

/** All login methods besides the password and the sessions, complete or pending, and the known browsers. */
const logInTables = [
  'known_devices',
  'passkey_challenges',
  'passkeys',
  'pending_logins',
  'recovery_codes',
  'totp_secrets',
] as const;

/** Deletes them, because the person who set them up is not the owner of the account from now on. */
export async function deleteOtherCredentials(db: Handle, member: Id): Promise<void> {
  const tables = accountsTables(db);
  for (const table of logInTables) await tables.deleteFrom(table).where('member_id', '=', member).execute();
}

/**
 * Serialises decisions on deleting, keeping and entering an account. Taken first, before any row of the
 * member is locked, so that no deadlock can occur.
 */
export async function lockAccount(db: Handle, member: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('account', ${member}))`.execute(db);
}
