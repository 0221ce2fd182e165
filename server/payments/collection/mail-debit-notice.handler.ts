import { jobHandler } from '#server/platform/jobs/job.ts';
import { announceDebitByMail } from './announce-debit-by-mail.ts';
import { mailDebitNotice } from './mail-debit-notice.job.ts';

export const mailDebitNoticeHandler = jobHandler(mailDebitNotice, ({ payment }, platform) =>
  announceDebitByMail(platform, payment),
);
