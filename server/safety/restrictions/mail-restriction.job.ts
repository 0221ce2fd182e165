import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { ground, reportSubject, restrictionKind } from '#contract/safety/decision.ts';
import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';

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
    /** The member was hidden automatically without cause; only with the kind `ended`. */
    mistake: z._default(z.boolean(), false),
  }),
  { triedForHours: 24 },
);

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

export const mailRestrictionHandler = jobHandler(mailRestrictionJob, async (payload, platform) => {
  const { member, kind, report, site, origin, ground, subject, until, mistake } = payload;
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
      mistake: mistake ? 'yes' : 'no',
    },
    link: `${origin}/cases`,
  });
});
