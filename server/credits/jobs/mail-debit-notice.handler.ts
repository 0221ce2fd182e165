import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailDebit } from '../actions/mail-debit.ts';
import { mailDebitNotice } from './mail-debit-notice.job.ts';

export const mailDebitNoticeHandler = jobHandler(mailDebitNotice, ({ payment }, platform) =>
  mailDebit(platform, payment, 'direct_debit_notice'),
);
