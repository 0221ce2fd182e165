import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Daily: deletes counts of expired days. */
export const purgeCountsJob = job('tracking/purge-counts', z.object({}), { cron: '41 3 * * *' });
