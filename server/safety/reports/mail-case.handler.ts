import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { mailCaseJob } from './mail-case.job.ts';

export const mailCaseHandler = jobHandler(mailCaseJob, async (told, platform) => {
  const { member, kind, report, site, origin } = told;
  await sendMail(platform, {
    member,
    kind,
    language: await readerLanguage(platform.db, member, site),
    values: { number: caseNumber(report) },
    link: `${origin}/cases`,
  });
});
