import type { Unit } from '#server/platform/platform.ts';
import { deleteQuarantineJob } from './delete-quarantine.job.ts';
import { quarantinePeriodSeconds } from './quarantine-period.ts';

/**
 * Enqueues the deletion of the sealed original for the end of its retention, in the caller's transaction.
 * Returns that moment (GDPR-6).
 */
export async function startQuarantine(unit: Unit, path: string, now: Date): Promise<Date> {
  await unit.enqueue(deleteQuarantineJob, { path }, { startAfterSeconds: quarantinePeriodSeconds });
  return new Date(now.getTime() + quarantinePeriodSeconds * 1000);
}
