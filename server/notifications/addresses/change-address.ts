import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isUniqueViolation } from '#server/platform/database/is-unique-violation.ts';
import { notificationsTables } from '../tables.ts';
import { normalizeAddress } from './address-hash.ts';

/**
 * Serialises decisions about an address. So an account that is opened during a ban of the address is either
 * found by the ban, or finds the ban.
 */
export async function lockAddress(db: Handle, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications:address:${normalizeAddress(email)}`}, 0))`.execute(
    db,
  );
}

export interface NewAddress {
  readonly member: Id;
  readonly site: number;
  readonly email: string;
  readonly language: Locale | null;
}

/**
 * Stores the e-mail address of a new member as not verified. False if the address already has an account on
 * this site. The second of two simultaneous calls waits for the first and returns false. Nothing is thrown,
 * so the transaction can continue.
 */
export async function registerAddress(db: Handle, address: NewAddress): Promise<boolean> {
  const { member, site, email, language } = address;
  const stored = await notificationsTables(db)
    .insertInto('addresses')
    .values({ member_id: member, site_id: site, email: normalizeAddress(email), language })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export interface ChangedAddress {
  readonly member: Id;
  readonly email: string;
  readonly now: Date;
}

/**
 * Gives a member a new address that they proved to be theirs. Bounces of the previous address no longer count
 * (MEET-14). False if another account of the site has the address, also for simultaneous changes. The
 * transaction is unusable then: throw.
 */
export async function changeAddress(db: Handle, { member, email, now }: ChangedAddress): Promise<boolean> {
  const tables = notificationsTables(db);
  try {
    await tables
      .updateTable('addresses')
      .set({ email: normalizeAddress(email), source: 'mail_change', given_at: now, verified_at: now })
      .where('member_id', '=', member)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error, 'addresses')) return false;
    throw error;
  }
  await tables
    .deleteFrom('notification_stops')
    .where('member_id', '=', member)
    .where('cause', '=', 'bounce')
    .execute();
  return true;
}

/**
 * Marks the mailbox as proved to be the member's and working, so earlier bounces no longer count (MEET-14).
 * False if the address was verified before.
 */
export async function verifyAddress(db: Handle, member: Id, now: Date): Promise<boolean> {
  const tables = notificationsTables(db);
  const { numUpdatedRows } = await tables
    .updateTable('addresses')
    .set({ verified_at: now })
    .where('member_id', '=', member)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    await tables.updateTable('addresses').set({ verified_at: now }).where('member_id', '=', member).execute();
  await tables
    .deleteFrom('notification_stops')
    .where('member_id', '=', member)
    .where('cause', '=', 'bounce')
    .execute();
  return numUpdatedRows > 0n;
}
