import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Tells a member by mail that there is something to read about a case: that it came in, what became of it, what was decided. */
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
