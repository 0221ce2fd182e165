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

/** The same password under newer parameters; nothing where it was changed meanwhile. */
export async function replaceHash(db: Handle, member: Id, before: string, hash: string): Promise<void> {
  await accountsTables(db)
    .updateTable('credentials')
    .set({ password_hash: hash })
    .where('member_id', '=', member)
    .where('password_hash', '=', before)
    .execute();
}

/** One statement for known and unknown addresses alike, so that both take the same time. */
export function credentialsOfAddress(db: Handle, site: number, email: string) {
  return withForeignTables(db)
    .selectFrom('addresses')
    .innerJoin('credentials', 'credentials.member_id', 'addresses.member_id')
    .select([
      'credentials.member_id',
      'credentials.password_hash',
      'credentials.changed_at',
      'addresses.verified_at',
    ])
    .where('addresses.site_id', '=', site)
    .where('addresses.email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/** Since when a member has their password. A change that is under way is waited for, and none begins before the end. */
export async function passwordSince(db: Handle, member: Id): Promise<Date | undefined> {
  const row = await accountsTables(db)
    .selectFrom('credentials')
    .select('changed_at')
    .where('member_id', '=', member)
    .forShare()
    .executeTakeFirst();
  return row?.changed_at;
}

/** What a member's password is checked against, and since when it is; undefined for one who has none (erased). */
export function credentialsOf(db: Handle, member: Id) {
  return accountsTables(db)
    .selectFrom('credentials')
    .select(['password_hash', 'changed_at'])
    .where('member_id', '=', member)
    .executeTakeFirst();
}

/**
 * Lets changes of one account's password, address and links wait for each other: of the links and logins of before none
 * slips through. Since when the member has the password that nobody changes meanwhile.
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
