import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailDebit } from './mail-debit.ts';
import { mailDebitFailed } from './mail-debit-failed.job.ts';

export const mailDebitFailedHandler = jobHandler(mailDebitFailed, async ({ payment }, platform) => {
  await mailDebit(platform, payment, 'direct_debit_failed');
});
