import type { Unit } from '#server/platform/platform.ts';
import { deleteQuarantineJob } from './delete-quarantine.job.ts';

/**
 * The retention of a sealed original. The review is done by then, and the file is kept no longer (GDPR-6).
 */
const quarantinePeriodSeconds = 30 * 24 * 3600;

/**
 * Enqueues the deletion of the sealed original for the end of its retention, in the caller's transaction.
 * Returns that moment (GDPR-6).
 */
export async function startQuarantine(unit: Unit, path: string, now: Date): Promise<Date> {
  await unit.enqueue(deleteQuarantineJob, { path }, { startAfterSeconds: quarantinePeriodSeconds });
  return new Date(now.getTime() + quarantinePeriodSeconds * 1000);
}
