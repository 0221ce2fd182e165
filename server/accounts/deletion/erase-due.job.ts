import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Erases every account whose 14 days are over: at the end of each, and every ten minutes whatever happened. Its payload
 * names nobody, so that the queue remembers nobody.
 */
export const eraseDueJob = job('accounts/erase-due', z.object({}), {
  cron: '*/10 * * * *',
  timeoutSeconds: 600,
  parallel: 1,
});
