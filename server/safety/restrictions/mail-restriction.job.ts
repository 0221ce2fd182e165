import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { ground, reportSubject, restrictionKind } from '#contract/safety/decision.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Notifies a member by mail that they are hidden, suspended or banned, with the reasons (DSA-2), or that the
 * restriction ended.
 */
export const mailRestrictionJob = job(
  'safety/mail-restriction',
  z.object({
    member: id,
    kind: z.enum([...restrictionKind.options, 'ended']),
    report: id,
    site: z.int(),
    origin: z.string(),
    ground,
    subject: reportSubject,
    until: z.nullable(instant),
  }),
  { triedForHours: 24 },
);
