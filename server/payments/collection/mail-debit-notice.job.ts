import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { announceDebitByMail } from './announce-debit-by-mail.ts';

/** Notifies a member by mail of a direct debit before it is collected (SEPA-5). */
export const mailDebitNotice = job('payments/mail-debit-notice', z.object({ member: id, payment: id }), {
  triedForHours: 24,
});

export const mailDebitNoticeHandler = jobHandler(mailDebitNotice, ({ payment }, platform) =>
  announceDebitByMail(platform, payment),
);
