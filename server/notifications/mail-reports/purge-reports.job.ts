import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Daily: forgets reports, rows of bounces, marks of what was mailed and stops of addresses nobody has, each when it is too old to count (GDPR-9). */
export const purgeReportsJob = job('notifications/purge-reports', z.object({}), { cron: '29 3 * * *' });
