import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Mails an operator how many reports and complaints of each class are late, and how long intimate images still may wait (DSA-7). */
export const mailDeadlinesJob = job('safety/mail-deadlines', z.object({ operator: id }), {
  triedForHours: 24,
});
