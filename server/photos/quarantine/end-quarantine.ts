import type { Unit } from '#server/platform/platform.ts';
import { deleteQuarantineJob } from './delete-quarantine.job.ts';

/**
 * Enqueues the deletion of the sealed original, in the transaction of the review it was kept for (GDPR-6).
 */
export async function endQuarantine(unit: Unit, path: string): Promise<void> {
  await unit.enqueue(deleteQuarantineJob, { path });
}
