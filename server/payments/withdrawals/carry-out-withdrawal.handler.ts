import { jobHandler } from '#server/platform/jobs/job.ts';
import { carryOutWithdrawalJob } from './carry-out-withdrawal.job.ts';
import { carryOutWithdrawal } from './carry-out-withdrawal.ts';

export const carryOutWithdrawalHandler = jobHandler(carryOutWithdrawalJob, ({ withdrawal }, platform) =>
  carryOutWithdrawal(platform, withdrawal),
);
