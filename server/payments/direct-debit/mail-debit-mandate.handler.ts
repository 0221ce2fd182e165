import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailDebitMandate } from './mail-debit-mandate.job.ts';
import { mailMandate } from './mail-mandate.ts';

export const mailDebitMandateHandler = jobHandler(mailDebitMandate, ({ mandate }, platform) =>
  mailMandate(platform, mandate),
);
