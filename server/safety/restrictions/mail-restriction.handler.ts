import type { Locale } from '#contract/kit/locale.ts';
import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { mailRestrictionJob } from './mail-restriction.job.ts';

const kinds = {
  hidden: 'profile_hidden',
  suspended: 'account_suspended',
  banned: 'account_banned',
  ended: 'restriction_ended',
} as const;

/** A date in the format of the mails. */
const dayText = (moment: string, language: Locale): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(
    new Date(moment),
  );

export const mailRestrictionHandler = jobHandler(mailRestrictionJob, async (told, platform) => {
  const { member, kind, report, site, origin, ground, subject, until } = told;
  const language = await readerLanguage(platform.db, member, site);
  await sendMail(platform, {
    member,
    kind: kinds[kind],
    language,
    values: {
      number: caseNumber(report),
      subject,
      rule: platform.texts.format(language, `safety.ground.${ground}`),
      until: until === null ? '' : dayText(until, language),
    },
    link: `${origin}/cases`,
  });
});
