import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '../database/handle.ts';
import { isToken, tokenHash } from '../keys/token.ts';
import type { Identity, KnownDeviceColumns } from './identity.ts';

const devicesIn = (db: Handle) => db.$extendTables<Record<string, KnownDeviceColumns>>();

/** Contains the subject's id, so that rows of two subjects never show that they share a browser. */
const hashOf = (id: Id, token: string): Buffer => tokenHash(`${id} ${token}`);

/** Matches no subject. */
const nobody = 0;

/**
 * Returns the hash of the browser with this device cookie if the subject logged in with it before, else null.
 * Runs the same statement without a subject, so that the time reveals no account. A cookie that is known for
 * one subject is worthless for every other.
 */
export async function knownDeviceOf(
  db: Handle,
  { knownDevices, subject }: Identity,
  id: Id | undefined,
  cookie: string | undefined,
): Promise<Buffer | null> {
  if (!isToken(cookie)) return null;
  const hash = hashOf(id ?? nobody, cookie);
  const known = await devicesIn(db)
    .selectFrom(knownDevices)
    .select('device_hash')
    .where(sql.ref(subject), '=', id ?? nobody)
    .where('device_hash', '=', hash)
    .executeTakeFirst();
  return known === undefined ? null : hash;
}

/** Hashes of all browsers that the subject uses. */
export async function knownDevicesOf(
  db: Handle,
  { knownDevices, subject }: Identity,
  id: Id,
): Promise<Buffer[]> {
  const rows = await devicesIn(db)
    .selectFrom(knownDevices)
    .select('device_hash')
    .where(sql.ref(subject), '=', id)
    .execute();
  return rows.map(({ device_hash }) => device_hash);
}

/** From now on every browser of the subject counts as unknown. */
export async function forgetDevices(db: Handle, { knownDevices, subject }: Identity, id: Id): Promise<void> {
  await devicesIn(db).deleteFrom(knownDevices).where(sql.ref(subject), '=', id).execute();
}

/** Maximum number of remembered browsers per subject; the most recently used are kept. */
const mostDevices = 20;

/**
 * Records that the subject uses the browser with this device cookie. `strange`: the subject used others
 * before, but never this one.
 */
export async function rememberDevice(
  db: Handle,
  { knownDevices, subject }: Identity,
  id: Id,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<{ readonly strange: boolean }> {
  const tables = devicesIn(db);
  const { fresh, others } = await tables
    .insertInto(knownDevices)
    .values({ [subject]: id, device_hash: hashOf(id, token), first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.constraint(`${knownDevices}_pkey`).doUpdateSet({ last_seen_at: now }))
    // An existing row was locked by some statement, at least by this one, so `xmax = 0` means a new row.
    .returning([
      sql<boolean>`xmax = 0`.as('fresh'),
      sql<boolean>`exists (select from ${sql.table(knownDevices)} before
        where before.${sql.ref(subject)} = ${id})`.as('others'),
    ])
    .executeTakeFirstOrThrow();
  if (fresh)
    await tables
      .deleteFrom(knownDevices)
      .where(sql.ref(subject), '=', id)
      .where('device_hash', 'in', (query) =>
        query
          .selectFrom(knownDevices)
          .select('device_hash')
          .where(sql.ref(subject), '=', id)
          .orderBy('last_seen_at', 'desc')
          .orderBy('first_seen_at', 'desc')
          .offset(mostDevices),
      )
      .execute();
  return { strange: fresh && others };
}
