import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Mails whoever complained that it came in, or what we answer (SAFE-1, DSA-1). Who that is stands in the complaint alone. */
export const mailComplaintJob = job(
  'safety/mail-complaint',
  z.object({ complaint: id, kind: z.enum(['complaint_taken', 'complaint_answered']) }),
  { triedForHours: 24 },
);
