import { jobHandler } from '#server/platform/jobs/job.ts';
import { carryOutWithdrawal } from '../actions/carry-out-withdrawal.ts';
import { carryOut } from './carry-out-withdrawal.job.ts';

export const carryOutHandler = jobHandler(carryOut, ({ withdrawal }, platform) =>
  carryOutWithdrawal(platform, withdrawal),
);
