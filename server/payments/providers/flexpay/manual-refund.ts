import type { Platform } from '#server/platform/platform.ts';
import type { FetchedReversal, RefundOrder } from '../provider.ts';
import { RefundRefused } from '../refund-refused.ts';
import { lockFlexpayOrder } from './flexpay-orders.sql.ts';
import { orderOfFlexpay } from './flexpay-reference.ts';
import { flexpayReversals, insertFlexpayRefund } from './flexpay-reversals.sql.ts';

/**
 * Stores a refund that an operator makes in Verotel's Control Center, because no refund call is documented.
 * The refund stays pending until the `credit` postback confirms it; until then the nightly comparison lists
 * it. The same refund is stored once, and never more than was paid.
 */
export async function refundManually(
  { transact, clock, log }: Pick<Platform, 'transact' | 'clock' | 'log'>,
  { reference, ownId, amount }: RefundOrder,
): Promise<FetchedReversal> {
  const order = orderOfFlexpay(reference);
  if (order === null) throw new RefundRefused('not_refundable');
  return transact(async ({ db }) => {
    const paid = await lockFlexpayOrder(db, order);
    if (paid?.state !== 'completed' || paid.currency !== amount.currency)
      throw new RefundRefused('not_refundable');
    const reversals = await flexpayReversals(db, order);
    const known = reversals.find((one) => one.ownId === ownId);
    if (known) return known;
    const gone = reversals.reduce((sum, one) => sum + one.amount, 0);
    if (gone + amount.amount > paid.amount) throw new RefundRefused('too_much');
    await insertFlexpayRefund(db, { payment: order, ownId, amount: amount.amount, now: clock.now() });
    log.error({ payment: order, refund: ownId }, 'a refund has to be made by hand in the Control Center');
    return { kind: 'refund', reference: ownId, ownId, amount: amount.amount, state: 'pending', reason: null };
  });
}
