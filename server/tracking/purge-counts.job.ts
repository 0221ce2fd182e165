import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Daily: counts of days that nobody looks at any more. */
export const purgeCountsJob = job('tracking/purge-counts', z.object({}), { cron: '41 3 * * *' });
