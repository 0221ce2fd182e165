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
