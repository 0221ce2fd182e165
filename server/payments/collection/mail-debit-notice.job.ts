import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/** Notifies a member by mail of a direct debit before it is collected (SEPA-5). */
export const mailDebitNotice = job('payments/mail-debit-notice', z.object({ member: id, payment: id }), {
  triedForHours: 24,
});
