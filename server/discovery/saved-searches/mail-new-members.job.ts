import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Mails a member how many new members fit their saved searches. Retried for a day, because the next mail may
 * be due after that.
 */
export const mailNewMembersJob = job(
  'discovery/mail-news',
  z.object({
    member: id,
    count: z.int(),
    /** The saved search with the most new matches: the mail links to it. */
    search: z.optional(id),
    origin: z.string(),
  }),
  { triedForHours: 24 },
);
