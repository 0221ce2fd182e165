import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { purgeCounts } from './source-counts.sql.ts';
import { firstKeptDay } from './traffic-tags.ts';

/** Daily: deletes counts of expired days. */
export const purgeCountsJob = job('tracking/purge-counts', z.object({}), { cron: '41 3 * * *' });

export const purgeCountsHandler = jobHandler(purgeCountsJob, async (_payload, { db, clock }) => {
  await purgeCounts(db, firstKeptDay(clock.now()));
});
