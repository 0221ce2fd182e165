import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Every ten minutes: enqueues the check for new matches for a bounded number of members whose check is due
 * (DISC-7).
 */
export const scheduleNoticesJob = job('discovery/notice-members', z.object({}), { cron: '*/10 * * * *' });
