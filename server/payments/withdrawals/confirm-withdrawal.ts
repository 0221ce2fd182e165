import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { handler } from '#server/platform/http/handler.ts';
import { carryOutWithdrawalJob } from './carry-out-withdrawal.job.ts';
import { sealWithdrawalDetails } from './withdrawal-details.ts';
import { insertWithdrawal } from './withdrawals.sql.ts';

/** Takes the same steps whether or not the order exists: only the mail reveals the outcome (AUTH-4). */
export const confirmWithdrawalHandler = handler(
  confirmWithdrawal,
  async ({ input, member, language }, platform) => {
    const now = platform.clock.now();
    const { name, order, email } = input;
    const declared = sealWithdrawalDetails(platform.keys, { name, email });
    await platform.transact(async (unit) => {
      const withdrawal = await insertWithdrawal(unit.db, { order, member, declared, language, now });
      await unit.enqueue(carryOutWithdrawalJob, { withdrawal });
    });
    return { received_at: now.toISOString() };
  },
);
