import { locales } from '#contract/kit/locale.ts';
import { languageOf } from '#server/notifications/language-of.ts';
import { sendMail } from '#server/notifications/send-mail.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { caseNumber } from '../rules/case-number.ts';
import { mailCaseJob } from './mail-case.job.ts';

export const mailCaseHandler = jobHandler(mailCaseJob, async (told, platform) => {
  const { member, kind, report, site, origin } = told;
  const ofSite = siteById(site).settings.domain_language.slice(0, 2);
  const language =
    (await languageOf(platform.db, member)) ?? locales.find((locale) => locale === ofSite) ?? 'nl';
  await sendMail(platform, {
    member,
    kind,
    language,
    values: { number: caseNumber(report) },
    link: `${origin}/cases`,
  });
});
