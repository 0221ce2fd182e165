import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Mails a member the mandate that was just signed, word for word (SEPA-3). */
export const mailDebitMandate = job('payments/mail-debit-mandate', z.object({ member: id, mandate: id }), {
  triedForHours: 72,
});
