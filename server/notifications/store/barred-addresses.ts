import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';
import { notificationsTables } from './tables.ts';

export interface BarredAddress {
  readonly site: number;
  readonly address: Buffer;
  readonly until: Date;
}

/** Of two bans of one address the later end counts. */
export async function barAddressOf(db: Handle, { site, address, until }: BarredAddress): Promise<void> {
  await notificationsTables(db)
    .insertInto('barred_addresses')
    .values({ site_id: site, address_hash: address, until })
    .onConflict((one) =>
      one
        .columns(['site_id', 'address_hash'])
        .doUpdateSet({ until: sql<Date>`greatest(barred_addresses.until, excluded.until)` }),
    )
    .execute();
}

/** Whether an address is barred from a site at this moment; one look into a key. */
export async function isBarredOf(
  db: Handle,
  { site, address, now }: { readonly site: number; readonly address: Buffer; readonly now: Date },
): Promise<boolean> {
  const row = await notificationsTables(db)
    .selectFrom('barred_addresses')
    .select('site_id')
    .where('site_id', '=', site)
    .where('address_hash', '=', address)
    .where('until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets those whose day has come (GDPR-9). */
export async function purgeBarred(db: Handle, now: Date): Promise<void> {
  await notificationsTables(db).deleteFrom('barred_addresses').where('until', '<=', now).execute();
}
