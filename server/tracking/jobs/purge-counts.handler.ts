import { jobHandler } from '#server/platform/jobs/job.ts';
import { firstKeptDay } from '../rules/lifetimes.ts';
import { purgeCounts } from '../store/source-counts.ts';
import { purgeCountsJob } from './purge-counts.job.ts';

export const purgeCountsHandler = jobHandler(purgeCountsJob, async (_payload, { db, clock }) => {
  await purgeCounts(db, firstKeptDay(clock.now()));
});
