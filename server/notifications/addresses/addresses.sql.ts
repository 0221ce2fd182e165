import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

/**
 * Reads the address of a member's mails and their site. Undefined for a member without an address (any more).
 */
export function recipientRow(db: Handle, member: Id) {
  return notificationsTables(db)
    .selectFrom('addresses')
    .select(['email', 'site_id', 'verified_at', 'quiet'])
    .where('member_id', '=', member)
    .executeTakeFirst();
}

/** Reads a page of all members' addresses with ids above `after`, in the order of the ids. */
export function addressPage(
  db: Handle,
  after: Id | null,
  limit: number,
): Promise<{ member_id: Id; email: string }[]> {
  return notificationsTables(db)
    .selectFrom('addresses')
    .select(['member_id', 'email'])
    .$if(after !== null, (query) => query.where('member_id', '>', after))
    .orderBy('member_id')
    .limit(limit)
    .execute();
}

export interface BarredAddress {
  readonly site: number;
  readonly address: Buffer;
  readonly until: Date;
  /** True if the ban applies to all sites, not only its own (TRUST-9). */
  readonly everywhere: boolean;
}

/** Stores a ban. If the address is already banned, the later end and the wider scope apply. */
export async function barAddressOf(
  db: Handle,
  { site, address, until, everywhere }: BarredAddress,
): Promise<void> {
  await notificationsTables(db)
    .insertInto('barred_addresses')
    .values({ site_id: site, address_hash: address, until, everywhere })
    .onConflict((one) =>
      one.columns(['site_id', 'address_hash']).doUpdateSet({
        until: sql<Date>`greatest(barred_addresses.until, excluded.until)`,
        everywhere: sql<boolean>`barred_addresses.everywhere or excluded.everywhere`,
      }),
    )
    .execute();
}

/**
 * Whether an address is barred from a site, or from all sites, at this moment. The query looks up two keys.
 */
export async function isBarredOf(
  db: Handle,
  { site, address, now }: { readonly site: number; readonly address: Buffer; readonly now: Date },
): Promise<boolean> {
  const row = await notificationsTables(db)
    .selectFrom('barred_addresses')
    .select('site_id')
    .where('address_hash', '=', address)
    .where((is) => is.or([is('site_id', '=', site), is('everywhere', '=', true)]))
    .where('until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** The bars of an address in force, on all sites. */
export function barsOf(db: Handle, address: Buffer, now: Date) {
  return notificationsTables(db)
    .selectFrom('barred_addresses')
    .select(['site_id as site', 'until', 'everywhere'])
    .where('address_hash', '=', address)
    .where('until', '>', now)
    .orderBy('site_id')
    .execute();
}

/** Deletes expired bans (GDPR-9). */
export async function purgeBarred(db: Handle, now: Date): Promise<void> {
  await notificationsTables(db).deleteFrom('barred_addresses').where('until', '<=', now).execute();
}
