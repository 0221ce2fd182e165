import { daySeconds } from '#contract/kit/durations.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { quarantineKey } from '../files/storage-keys.ts';
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

/**
 * Enqueues the deletion of the sealed original, in the transaction of the review it was kept for (GDPR-6).
 */
export async function endQuarantine(unit: Unit, path: string): Promise<void> {
  await unit.enqueue(deleteQuarantineJob, { path });
}

/** A photo as its member sent it, for a report that the law demands. Null after its review (GDPR-6). */
export async function quarantinedOriginal(
  { storage, keys }: Pick<Platform, 'storage' | 'keys'>,
  path: string,
): Promise<Buffer | null> {
  const key = quarantineKey(path);
  return (await storage.exists(key))
    ? keys.openBytes('photos/quarantine', Buffer.from(await storage.get(key)))
    : null;
}
