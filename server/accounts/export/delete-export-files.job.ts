import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { daysAfter } from '../limits/lifetimes.ts';
import { clearExportFile, deleteOldExports, expiredExportFiles } from './exports.sql.ts';

/**
 * Deletes export files whose rows are gone. The job is stored together with the deletion of the rows, so that
 * no file is missed. Nothing else finds these files, so the job is retried for a month, which outlasts a
 * storage outage.
 */
export const deleteExportFilesJob = job(
  'accounts/delete-export-files',
  z.object({ keys: z.array(z.string()) }),
  { forgotten: true, triedForHours: 30 * 24 },
);

export const deleteExportFiles = jobHandler(deleteExportFilesJob, async ({ keys }, { storage }) => {
  for (const key of keys) await storage.delete(key);
});

/** Runs hourly: deletes export files that can no longer be fetched. */
export const purgeExportsJob = job('accounts/purge-exports', z.object({}), { cron: '41 * * * *' });

const keptDays = 30;

/** Deletes the file before its key, so that the next run finds files that a crash leaves behind. */
export const purgeExports = jobHandler(purgeExportsJob, async (_payload, { db, storage, clock }) => {
  const now = clock.now();
  for (const { id, storage_key } of await expiredExportFiles(db, now, daysAfter(now, -1))) {
    if (storage_key !== null) await storage.delete(storage_key);
    await clearExportFile(db, id, now);
  }
  await deleteOldExports(db, daysAfter(now, -keptDays));
});
