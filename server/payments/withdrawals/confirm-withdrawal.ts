import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { handler } from '#server/platform/http/handler.ts';
import { widestNetworkHash } from '#server/platform/limits/network-hash.ts';
import { carryOutWithdrawalJob } from './carry-out-withdrawal.job.ts';
import { sealWithdrawalDetails } from './withdrawal-details.ts';
import { insertWithdrawal } from './withdrawals.sql.ts';

/** Takes the same steps whether or not the order exists: only the mail reveals the outcome (AUTH-4). */
export const confirmWithdrawalHandler = handler(
  confirmWithdrawal,
  async ({ input, member, site, language, ip }, platform) => {
    const now = platform.clock.now();
    const { name, order, email } = input;
    const declared = sealWithdrawalDetails(platform.keys, { name, email });
    await platform.transact(async (unit) => {
      const withdrawal = await insertWithdrawal(unit.db, {
        ...{ site, order, member, declared, language, now },
        // The widest network: a customer with a /48 must not use up the receipts of a site.
        network: widestNetworkHash(platform.keys, 'credits/withdrawal-network', ip),
      });
      await unit.enqueue(carryOutWithdrawalJob, { withdrawal });
    });
    return { received_at: now.toISOString() };
  },
);
