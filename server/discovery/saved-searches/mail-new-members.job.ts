import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { addressOf, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';

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

export const mailNewMembersHandler = jobHandler(
  mailNewMembersJob,
  async ({ member, count, search, origin }, platform) => {
    const { language } = await addressOf(platform.db, member);
    await sendMail(platform, {
      member,
      kind: 'new_members',
      language: language ?? 'nl',
      values: { count },
      link: search === undefined ? `${origin}/members` : `${origin}/members?saved=${search}`,
    });
  },
);
