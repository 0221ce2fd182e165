import { jobHandler } from '#server/platform/jobs/job.ts';
import { sendRefund } from '../refunds/send-refund.job.ts';
import { sendRequestedRefund } from './send-requested-refund.ts';

export const sendRefundHandler = jobHandler(sendRefund, ({ reversal }, platform) =>
  sendRequestedRefund(platform, reversal),
);
