import { daySeconds } from '#contract/kit/durations.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { deleteQuarantineJob } from './delete-quarantine.job.ts';

/**
 * The retention of a sealed original. The review is done by then, and the file is kept no longer (GDPR-6).
 */
const quarantineDays = 30;

/**
 * Enqueues the deletion of the sealed original for the end of its retention, in the caller's transaction.
 * Returns that moment (GDPR-6).
 */
export async function startQuarantine(unit: Unit, path: string, now: Date): Promise<Date> {
  await unit.enqueue(deleteQuarantineJob, { path }, { startAfterSeconds: quarantineDays * daySeconds });
  return addDays(now, quarantineDays);
}
