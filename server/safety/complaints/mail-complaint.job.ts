import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { localeOf } from '#contract/kit/locale.ts';
import { redressOf } from '#contract/safety/complaint.ts';
import { readerLanguage, sendMail, sendMailToNonMember } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { caseNumber } from '../moderation-queue/case-number.ts';
import { openSender } from '../notice-subjects/complaint-sender.ts';
import { appealTokenOf } from './answer-token.ts';
import { complaintRow } from './complaints.sql.ts';

/**
 * Mails the sender of a complaint its receipt or our answer (SAFE-1, DSA-1). The payload does not name the
 * sender; only the complaint does.
 */
export const mailComplaintJob = job(
  'safety/mail-complaint',
  z.object({ complaint: id, kind: z.enum(['complaint_taken', 'complaint_answered']) }),
  { triedForHours: 24 },
);

/** Sends nothing if the sender is erased or gave no address. */
export const mailComplaintHandler = jobHandler(mailComplaintJob, async ({ complaint, kind }, platform) => {
  const { db, keys } = platform;
  const row = await complaintRow(db, complaint);
  if (row === undefined) return;
  const token = appealTokenOf(keys, row, platform.clock.now());
  const appeal = token === null ? '' : `${row.origin}/complaints?appeal=${token}`;
  const mail = {
    kind,
    values: {
      number: caseNumber(row.id),
      subject: row.subject,
      redress: redressOf(row.subject),
      outcome: row.outcome ?? '',
      answer: row.answer ?? '',
      appeal: token === null ? 'no' : 'yes',
    },
    link: appeal === '' ? `${row.origin}/complaints` : appeal,
  };
  const { member_id: member, declared, site_id: site } = row;
  if (member !== null)
    await sendMail(platform, { ...mail, member, language: await readerLanguage(db, member, site) });
  else if (declared !== null) {
    const to = openSender(keys, declared).email;
    await sendMailToNonMember(platform, { ...mail, to, site, language: localeOf(row.language) ?? 'nl' });
  }
});
