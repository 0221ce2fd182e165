import { jobHandler } from '#server/platform/jobs/job.ts';
import { strayBefore } from '../rules/case-times.ts';
import { evidenceKey } from '../rules/evidence-key.ts';
import { deleteOldComplaints } from '../store/complaints.ts';
import { deletePictures, strayPictures } from '../store/pictures.ts';
import { deleteOver } from '../store/reports.ts';
import { purgeReportsJob } from './purge-reports.job.ts';

const atOnce = 200;

export const purgeReportsHandler = jobHandler(purgeReportsJob, async (_payload, { db, clock, storage }) => {
  const now = clock.now();
  await deleteOver(db, now);
  await deleteOldComplaints(db, now);
  for (;;) {
    const stray = await strayPictures(db, strayBefore(now), atOnce);
    // The files first: a run that ends in between finds their rows again.
    for (const picture of stray) await storage.delete(evidenceKey(picture));
    if (stray.length > 0) await deletePictures(db, stray);
    if (stray.length < atOnce) return;
  }
});
