import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from '../tables.ts';

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

/** Deletes expired bans (GDPR-9). */
export async function purgeBarred(db: Handle, now: Date): Promise<void> {
  await notificationsTables(db).deleteFrom('barred_addresses').where('until', '<=', now).execute();
}
