import type { Unit } from '#server/platform/platform.ts';
import { deleteQuarantineJob } from './delete-quarantine.job.ts';
import { quarantineSeconds } from './quarantine-period.ts';

/** Has what was sent deleted when its time is over, with the caller's transaction; until when it is kept (GDPR-6). */
export async function quarantineUntil(unit: Unit, path: string, now: Date): Promise<Date> {
  await unit.enqueue(deleteQuarantineJob, { path }, { startAfterSeconds: quarantineSeconds });
  return new Date(now.getTime() + quarantineSeconds * 1000);
}
