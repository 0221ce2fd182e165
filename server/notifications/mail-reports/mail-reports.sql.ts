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
