import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Mails the sender of a complaint its receipt or our answer (SAFE-1, DSA-1). The payload does not name the
 * sender; only the complaint does.
 */
export const mailComplaintJob = job(
  'safety/mail-complaint',
  z.object({ complaint: id, kind: z.enum(['complaint_taken', 'complaint_answered']) }),
  { triedForHours: 24 },
);
