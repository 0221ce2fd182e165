import * as z from 'zod/mini';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Erases every account whose 14 days are over. Runs when each deletion is due, and every ten minutes in any
 * case. The payload names no member, so that the queue keeps no member's id.
 */
export const eraseDueJob = job('accounts/erase-due', z.object({}), {
  cron: '*/10 * * * *',
  timeoutSeconds: 600,
  parallel: 1,
});
