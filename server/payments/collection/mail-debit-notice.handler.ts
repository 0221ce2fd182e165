import { jobHandler } from '#server/platform/jobs/job.ts';
import { announcedByMail } from './announced-by-mail.ts';
import { mailDebitNotice } from './mail-debit-notice.job.ts';

export const mailDebitNoticeHandler = jobHandler(mailDebitNotice, ({ payment }, platform) =>
  announcedByMail(platform, payment),
);
