import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Mails an operator the number of late reports and complaints per class, and the time left for intimate
 * images (DSA-7).
 */
export const mailDeadlinesJob = job('safety/mail-deadlines', z.object({ operator: id }), {
  triedForHours: 24,
});
