import * as z from 'zod/mini';
import { formatTag } from '#contract/kit/format-tag.ts';
import { id } from '#contract/kit/id.ts';
import { localeOf } from '#contract/kit/locale.ts';
import { dayText, readerLanguage, sendMail, sendMailToNonMember } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { siteById } from '#server/sites/door.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { openSender } from '../notice-subjects/complaint-sender.ts';
import { notifierCaseRow, senderOfNotice } from './notifier-cases.sql.ts';
import { notifierToken } from './notifier-token.ts';

/** Mails the sender of unfounded reports our decision, or the decision on their appeal (DSA-5). */
export const mailNotifierJob = job(
  'safety/mail-notifier',
  z.object({ case: id, kind: z.enum(['decided', 'reviewed']) }),
  { triedForHours: 24 },
);

/** Sends nothing if the sender is erased, or the notice with the address is deleted. */
export const mailNotifierHandler = jobHandler(mailNotifierJob, async (payload, platform) => {
  const { db, keys } = platform;
  const row = await notifierCaseRow(db, payload.case);
  if (row === undefined || row.facts === null) return;
  const { member_id: member, site_id: site, origin } = row;
  const notice = row.complaint_id === null ? undefined : await senderOfNotice(db, row.complaint_id);
  const language =
    member === null ? (localeOf(notice?.language ?? null) ?? 'nl') : await readerLanguage(db, member, site);
  const tag = formatTag(language, siteById(site).settings.default_country);
  const isReview = payload.kind === 'reviewed';
  const mail = {
    kind: 'reporting_decision' as const,
    language,
    values: {
      number: caseNumber(row.id),
      decision: isReview ? (row.appeal_outcome ?? '') : (row.decision ?? ''),
      facts: isReview ? (row.appeal_reasons ?? '') : row.facts,
      until: row.until === null ? '' : dayText(row.until, tag),
    },
    link: isReview ? `${origin}/complaints` : `${origin}/complaints?reporting=${notifierToken(keys, row.id)}`,
  };
  if (member !== null) await sendMail(platform, { ...mail, member });
  else if (notice?.declared != null)
    await sendMailToNonMember(platform, { ...mail, to: openSender(keys, notice.declared).email, site });
});
