import { jobHandler } from '#server/platform/jobs/job.ts';
import { purgeCountsJob } from './purge-counts.job.ts';
import { firstKeptDay } from './retention.ts';
import { purgeCounts } from './source-counts.sql.ts';

export const purgeCountsHandler = jobHandler(purgeCountsJob, async (_payload, { db, clock }) => {
  await purgeCounts(db, firstKeptDay(clock.now()));
});
