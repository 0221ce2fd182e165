import * as z from 'zod/mini';
import { formatTag } from '#contract/kit/format-tag.ts';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { ground, reportSubject, restrictionKind } from '#contract/safety/decision.ts';
import { dayText, readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { siteById } from '#server/sites/door.ts';
import { holdWhileFrozen } from '../holds/held-mails.sql.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { statementOf } from '../reports/statement.ts';

/**
 * Notifies a member by mail that they are hidden, suspended or banned, with the reasons (DSA-2), or that the
 * restriction ended. The news of an end waits while the account is frozen silently (CSAM-2).
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
    /** Reports hid the member, and no operator; only with the kind `hidden`. */
    automatic: z._default(z.boolean(), true),
  }),
  { triedForHours: 24 },
);

const kinds = {
  hidden: 'profile_hidden',
  suspended: 'account_suspended',
  banned: 'account_banned',
  ended: 'restriction_ended',
} as const;

export const mailRestrictionHandler = jobHandler(mailRestrictionJob, async (payload, platform) => {
  const { member, kind, report, site, origin, ground, subject, until, mistake, automatic } = payload;
  const ended = { member, report, kind: 'restriction_ended', payload } as const;
  if (kind === 'ended' && (await platform.transact(({ db }) => holdWhileFrozen(db, ended)))) return;
  const language = await readerLanguage(platform.db, member, site);
  const tag = formatTag(language, siteById(site).settings.default_country);
  await sendMail(platform, {
    member,
    kind: kinds[kind],
    language,
    values: {
      number: caseNumber(report),
      subject,
      statement: '',
      ...(kind !== 'ended' && kind !== 'hidden' && (await statementOf(platform, report, language))),
      rule: platform.texts.format(language, `safety.ground.${ground}`),
      until: until === null ? '' : dayText(new Date(until), tag),
      mistake: mistake ? 'yes' : 'no',
      why: ground === 'underage' ? 'underage' : 'other',
      by: automatic ? 'computer' : 'operator',
    },
    link: `${origin}/cases`,
  });
});
