import { jobHandler } from '#server/platform/jobs/job.ts';
import { purgeExpired } from './purge.sql.ts';
import { purgeExpiredJob } from './purge-expired.job.ts';

export const purgeExpiredHandler = jobHandler(purgeExpiredJob, async (_payload, { db, clock }) => {
  await purgeExpired(db, clock.now());
});
