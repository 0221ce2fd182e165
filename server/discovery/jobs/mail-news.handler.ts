import { addressOf } from '#server/notifications/address-of.ts';
import { sendMail } from '#server/notifications/send-mail.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailNewsJob } from './mail-news.job.ts';

export const mailNews = jobHandler(mailNewsJob, async ({ member, count, search, origin }, platform) => {
  const { language } = await addressOf(platform.db, member);
  await sendMail(platform, {
    member,
    kind: 'new_members',
    language: language ?? 'nl',
    values: { count },
    link: search === undefined ? `${origin}/members` : `${origin}/members?saved=${search}`,
  });
});
