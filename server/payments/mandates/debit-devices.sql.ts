import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type Cookies, deviceToken } from '#server/platform/http/cookies.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { addDays } from '#server/platform/time.ts';
import { paymentsTables } from '../tables.ts';

/** Longer than a debit takes: at most 28 days until its collection, and 8 days in which it may fail. */
const keptDays = 45;

/** Returns a keyed hash of the caller's browser; null without the device cookie (SEPA-12). */
export function debitDevice(keys: Keys, cookies: Cookies): Buffer | null {
  const token = deviceToken(cookies);
  return token === undefined ? null : keys.mac('payments/debit-device', token).subarray(0, 16);
}

/** The debit, the browser that ordered it, and the cents in progress that one device may have. */
export interface DeviceOfDebit {
  readonly payment: Id;
  readonly device: Buffer;
  readonly cap: number;
  readonly now: Date;
}

/** Stores which browser ordered a direct debit. */
export async function storeDebitDevice(db: Handle, debit: DeviceOfDebit): Promise<void> {
  const { payment, device, cap, now } = debit;
  await paymentsTables(db)
    .insertInto('debit_devices')
    .values({ payment_id: payment, device_hash: device, cap, stored_at: now })
    .execute();
}

/** Counts the retry of a failed debit for the same browser. */
export async function copyDebitDevice(db: Handle, from: Id, to: Id, now: Date): Promise<void> {
  await sql`
    insert into debit_devices (payment_id, device_hash, cap, stored_at)
    select ${to}, device_hash, cap, ${now} from debit_devices where payment_id = ${from}`.execute(db);
}

/** Deletes the browsers of debits that no bank can refuse any more. */
export async function purgeDebitDevices(db: Handle, now: Date): Promise<void> {
  await paymentsTables(db)
    .deleteFrom('debit_devices')
    .where('stored_at', '<=', addDays(now, -keptDays))
    .execute();
}
