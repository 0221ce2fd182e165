import type { Unit } from '#server/platform/platform.ts';
import { deleteQuarantineJob } from './delete-quarantine.job.ts';
import { quarantineSeconds } from './quarantine-period.ts';

/**
 * Enqueues the deletion of the sealed original for the end of its retention, in the caller's transaction.
 * Returns that moment (GDPR-6).
 */
export async function quarantineUntil(unit: Unit, path: string, now: Date): Promise<Date> {
  await unit.enqueue(deleteQuarantineJob, { path }, { startAfterSeconds: quarantineSeconds });
  return new Date(now.getTime() + quarantineSeconds * 1000);
}
