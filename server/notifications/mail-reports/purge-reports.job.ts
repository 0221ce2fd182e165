import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Daily: deletes expired reports, bounce series, marks of mailed notices, and suppressions of addresses that
 * no member has (GDPR-9).
 */
export const purgeReportsJob = job('notifications/purge-reports', z.object({}), { cron: '29 3 * * *' });
