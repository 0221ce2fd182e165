import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailMandate } from '../actions/mail-mandate.ts';
import { mailDebitMandate } from './mail-debit-mandate.job.ts';

export const mailDebitMandateHandler = jobHandler(mailDebitMandate, ({ mandate }, platform) =>
  mailMandate(platform, mandate),
);
