import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { mailMandate } from './mail-mandate.ts';

/** Mails a member the mandate that was just signed, word for word (SEPA-3). */
export const mailDebitMandate = job('payments/mail-debit-mandate', z.object({ member: id, mandate: id }), {
  triedForHours: 72,
});

export const mailDebitMandateHandler = jobHandler(mailDebitMandate, ({ mandate }, platform) =>
  mailMandate(platform, mandate),
);
