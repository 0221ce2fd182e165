import type { Platform } from '#server/platform/platform.ts';
import type { FetchedReversal, RefundOrder } from '../provider.ts';
import { RefundRefused } from '../refund-refused.ts';
import { lockSandboxPayment } from './sandbox-payments.sql.ts';
import { insertSandboxRefund, sandboxReversals } from './sandbox-reversals.sql.ts';

/**
 * Refunds money like a bank: the same refund once, and never more than is left. The outcome is chosen on the
 * bank's page.
 */
export async function refundFromSandbox(
  platform: Platform,
  { reference, ownId, amount }: RefundOrder,
): Promise<FetchedReversal> {
  const { refund, isLost } = await platform.transact(async ({ db }) => {
    const payment = await lockSandboxPayment(db, reference);
    if (payment?.state !== 'paid' || payment.currency !== amount.currency) {
      throw new RefundRefused('not_refundable');
    }
    const reversals = await sandboxReversals(db, reference);
    const same = reversals.find((one) => one.ownId === ownId);
    if (same) return { refund: same, isLost: false };
    const gone = reversals
      .filter(({ state }) => state !== 'undone')
      .reduce((sum, reversal) => sum + reversal.amount, 0);
    if (gone + amount.amount > payment.amount) throw new RefundRefused('too_much');
    if (payment.next_refund === 'not_enough_money') throw new RefundRefused('not_enough_money');
    const state = payment.next_refund === 'pending' ? 'pending' : 'done';
    const noted = await insertSandboxRefund(db, reference, { ownId, amount: amount.amount, state });
    return { refund: noted, isLost: payment.next_refund === 'lost' };
  });
  if (isLost) throw new Error('sandbox: the answer never arrived');
  return refund;
}
