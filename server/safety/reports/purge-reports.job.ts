import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/** Daily: cases and complaints whose time is over go, and with them the files that are no case's any more (TRUST-5, decision 0026). */
export const purgeReportsJob = job('safety/purge-reports', z.object({}), { cron: '43 3 * * *' });
