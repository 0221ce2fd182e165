import { getWithdrawal } from '#contract/payments/get-withdrawal.ts';
import { returnedInFull, unspentPurchases } from '#server/ledger/door.ts';
import { addressOf } from '#server/notifications/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentsOfMember } from '../orders/payments.sql.ts';
import { withdrawableUntil } from '../orders/withdrawable-until.ts';
import { heldUntil } from '../refunds/needs-second-operator.ts';
import { withdrawalWorth } from './withdrawal-worth.ts';

/** More orders than anyone places within the withdrawal period. */
const looked = 50;

export const getWithdrawalHandler = handler(getWithdrawal, async ({ member }, { db, clock }) => {
  if (member === null) return { email: null, orders: [] };
  const [{ email }, recent, { purchases }] = await Promise.all([
    addressOf(db, member),
    paymentsOfMember(db, member, { offset: 0, limit: looked }),
    unspentPurchases(db, member),
  ]);
  const now = clock.now();
  const open = recent.flatMap((order) => {
    const until = withdrawableUntil(order);
    return until === null || until < now ? [] : [{ order, until }];
  });
  if (open.length === 0) return { email, orders: [] };
  const inFull = await returnedInFull(
    db,
    open.map(({ order }) => order.id),
  );
  const orders = open.map(({ order, until }) => {
    const { id, credits, price, createdAt } = order;
    const amount = withdrawalWorth(order, { inFull: inFull.has(id), purchases });
    return {
      ...{ order: id, credits, price, ordered_at: createdAt.toISOString(), until: until.toISOString() },
      refund: amount > 0 ? { ...price, amount } : null,
      refund_by: amount > 0 ? (heldUntil(order, now, now)?.toISOString() ?? null) : null,
    };
  });
  return { email, orders };
});
