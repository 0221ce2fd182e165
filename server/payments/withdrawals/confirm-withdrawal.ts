import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { widestNetwork } from '#server/platform/limits/networks.ts';
import { carryOutWithdrawalJob } from './carry-out-withdrawal.job.ts';
import { sealWithdrawalDetails } from './withdrawal-details.ts';
import { insertWithdrawal } from './withdrawals.sql.ts';

/** The network to count receipts under. A customer with a /48 must not use up the receipts of a site. */
const networkHash = (keys: Keys, ip: string): Buffer =>
  keys.mac('credits/withdrawal-network', widestNetwork(ip) ?? ip);

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
        network: networkHash(platform.keys, ip),
      });
      await unit.enqueue(carryOutWithdrawalJob, { withdrawal });
    });
    return { received_at: now.toISOString() };
  },
);
