import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Notifies a member by mail about a case: its receipt, its outcome, or a decision. */
export const mailCaseJob = job(
  'safety/mail-case',
  z.object({
    member: id,
    kind: z.enum(['report_taken', 'report_decided', 'decision', 'appeal_decided']),
    report: id,
    site: z.int(),
    origin: z.string(),
  }),
  { triedForHours: 24 },
);
