import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Runs daily: deletes cases and complaints after their retention period, and evidence files that belong to no
 * case any more (TRUST-5, decision 0026).
 */
export const purgeReportsJob = job('safety/purge-reports', z.object({}), { cron: '43 3 * * *' });
