import { refundUnspent } from '#contract/safety/refund-unspent.ts';
import { refundAfterBan } from '#server/payments/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { banGrounds } from './restrictions.ts';

/** Reads the ban in the transaction that books the refund: a ban that ended meanwhile refunds nothing. */
export const refundUnspentHandler = handler(refundUnspent, async (call, platform) => {
  const { member, language, input } = call;
  const { order, amount: seen } = input;
  return platform.transact(async (unit) => {
    const grounds = await banGrounds(unit.db, member);
    if (grounds.length === 0) return call.refuse('nothing_to_refund');
    const refunded = await refundAfterBan(unit, {
      ...{ member, order, seen, language, isFraud: grounds.includes('fake_or_fraud') },
      ...{ keys: platform.keys, now: platform.clock.now() },
    });
    if (typeof refunded === 'string') return call.refuse(refunded);
    return { order, amount: refunded.amount, refund_by: refunded.refundBy?.toISOString() ?? null };
  });
});
