import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { notificationsTables } from '../tables.ts';

/** How long a report is remembered. Repeated deliveries come within days. */
const keptDays = 90;

/** True only for the first delivery of a report, even among simultaneous ones (EML-10). */
export async function isNewReport(db: Handle, hash: Buffer, now: Date): Promise<boolean> {
  const stored = await notificationsTables(db)
    .insertInto('mail_reports')
    .values({ report_hash: hash, taken_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('taken_at')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function purgeReports(db: Handle, now: Date): Promise<void> {
  const before = addDays(now, -keptDays);
  await notificationsTables(db).deleteFrom('mail_reports').where('taken_at', '<', before).execute();
}

/** A month without a bounce ends a series: mails have arrived since, or none were sent. */
const rowEndsAfterDays = 30;

const endedBefore = (now: Date): Date => addDays(now, -rowEndsAfterDays);

/** Counts this soft bounce and returns the number of consecutive ones of the address. */
export async function countSoftBounce(db: Handle, address: Buffer, now: Date): Promise<number> {
  const { bounces } = await notificationsTables(db)
    .insertInto('soft_bounces')
    .values({ address_hash: address, bounces: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet((row) => ({
        last_at: now,
        bounces: row
          .case()
          .when('soft_bounces.last_at', '<', endedBefore(now))
          .then(1)
          .else(row('soft_bounces.bounces', '+', 1))
          .end(),
      })),
    )
    .returning('bounces')
    .executeTakeFirstOrThrow();
  return bounces;
}

/** Deletes the count, because the address was suppressed or proved to work. */
export async function deleteSoftBounces(db: Handle, address: Buffer): Promise<void> {
  await notificationsTables(db).deleteFrom('soft_bounces').where('address_hash', '=', address).execute();
}

export async function purgeSoftBounces(db: Handle, now: Date): Promise<void> {
  await notificationsTables(db).deleteFrom('soft_bounces').where('last_at', '<', endedBefore(now)).execute();
}
