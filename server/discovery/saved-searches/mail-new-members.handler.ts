import { addressOf, sendMail } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailNewMembersJob } from './mail-new-members.job.ts';

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
