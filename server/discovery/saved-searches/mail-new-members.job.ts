import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Mails a member that so many new ones fit their saved searches. Tried for a day: then the next one may come. */
export const mailNewsJob = job(
  'discovery/mail-news',
  z.object({
    member: id,
    count: z.int(),
    /** The saved search that most of them fit: the mail leads there. */
    search: z.optional(id),
    origin: z.string(),
  }),
  { triedForHours: 24 },
);
