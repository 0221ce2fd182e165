import { jobHandler } from '#server/platform/jobs/job.ts';
import { carryOut } from './carry-out-withdrawal.job.ts';
import { carryOutWithdrawal } from './carry-out-withdrawal.ts';

export const carryOutHandler = jobHandler(carryOut, ({ withdrawal }, platform) =>
  carryOutWithdrawal(platform, withdrawal),
);
