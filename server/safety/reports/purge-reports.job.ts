import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { deleteExpiredComplaints, forgetSenderTraces } from '../complaints/complaints.sql.ts';
import { tracesBefore, unlinkedBefore } from '../moderation-queue/case-times.ts';
import { forgetTraces } from '../trust/reporter-trust.sql.ts';
import { deleteEvidencePicture } from './evidence-pictures.ts';
import { deletePictures, unlinkedPictures } from './report-pictures.sql.ts';
import { deleteExpiredReports } from './reports.sql.ts';

/**
 * Runs daily (TRUST-5, decision 0026, decision 0063):
 * - deletes cases and complaints after their retention period,
 * - removes the traces of reporters from old closed cases,
 * - deletes evidence files that belong to no case any more.
 */
export const purgeReportsJob = job('safety/purge-reports', z.object({}), { cron: '43 3 * * *' });

const atOnce = 200;

export const purgeReportsHandler = jobHandler(purgeReportsJob, async (_payload, { db, clock, storage }) => {
  const now = clock.now();
  await deleteExpiredReports(db, now);
  await deleteExpiredComplaints(db, now);
  await forgetTraces(db, tracesBefore(now));
  await forgetSenderTraces(db, tracesBefore(now));
  for (;;) {
    const stray = await unlinkedPictures(db, unlinkedBefore(now), atOnce);
    // Deletes the files before their rows: if a run ends in between, the next one finds the rows again.
    for (const picture of stray) await deleteEvidencePicture({ storage }, picture);
    if (stray.length > 0) await deletePictures(db, stray);
    if (stray.length < atOnce) return;
  }
});
