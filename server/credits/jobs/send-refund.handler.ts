import { jobHandler } from '#server/platform/jobs/job.ts';
import { sendRequestedRefund } from '../actions/send-requested-refund.ts';
import { sendRefund } from './send-refund.job.ts';

export const sendRefundHandler = jobHandler(sendRefund, ({ reversal }, platform) =>
  sendRequestedRefund(platform, reversal),
);
