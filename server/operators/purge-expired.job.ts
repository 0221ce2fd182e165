import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Runs daily: see `purgeExpired`. */
export const purgeExpiredJob = job('operators/purge-expired', z.object({}), { cron: '37 3 * * *' });
