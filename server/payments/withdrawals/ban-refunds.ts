import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Money } from '#contract/kit/money.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { returnedInFull, unspentPurchases } from '#server/ledger/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Unit } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { isHeld, reversalsOfPayment } from '../orders/payment-reversals.sql.ts';
import { lockPayment, readPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { withdrawUntil } from '../orders/withdraw-until.ts';
import { heldUntil } from '../refunds/needs-second-operator.ts';
import { openCaseOf } from '../refunds/refund-cases.sql.ts';
import { answerWithdrawal } from './carry-out-withdrawal.ts';
import { withdrawalWorth } from './withdrawal-worth.ts';
import { insertBanRefund } from './withdrawals.sql.ts';

/** An order with credits that were bought, not used and not refunded (DSA-6). */
export interface UnspentOrder {
  readonly order: Id;
  readonly orderedAt: Date;
  readonly credits: number;
  readonly refund: Money;
  readonly method: PaymentMethod;
  /** The day on which the refund of a direct debit is sent at the latest (SEPA-8); null: at once. */
  readonly refundBy: Date | null;
  /** True while the payer's bank or card disputes the payment. */
  readonly isDisputed: boolean;
}

const isDisputed = async (db: Handle, payment: Id): Promise<boolean> =>
  (await reversalsOfPayment(db, payment)).some(
    ({ kind, state }) => kind === 'chargeback' && state !== 'undone',
  );

type Unspent = Awaited<ReturnType<typeof unspentPurchases>>['purchases'];

/** The unspent part of one order; null if there is nothing to refund, or an operator pays it already. */
async function unspentOrder(
  db: Handle,
  order: StoredPayment,
  purchases: Unspent,
  now: Date,
): Promise<UnspentOrder | null> {
  const own = purchases.find(({ payment }) => payment === order.id);
  if (!own || order.state !== 'completed' || order.settledAt === null || order.withdrawn) return null;
  if ((await openCaseOf(db, order.id)) !== null) return null;
  const until = withdrawUntil(order.settledAt, siteById(order.site).settings.refund_days);
  const inFull = now <= until && (await returnedInFull(db, [order.id])).has(order.id);
  const amount = withdrawalWorth(order, { inFull, purchases });
  if (amount < 1) return null;
  return {
    ...{ order: order.id, orderedAt: order.createdAt, credits: own.credits, method: order.method },
    refund: { ...order.price, amount },
    refundBy: heldUntil(order, now, now),
    isDisputed: await isDisputed(db, order.id),
  };
}

/** The orders of a member that a ban would refund, newest first, however old they are (DSA-6). */
export async function unspentOrders(db: Handle, member: Id, now: Date): Promise<UnspentOrder[]> {
  const { purchases } = await unspentPurchases(db, member);
  const found: UnspentOrder[] = [];
  for (const { payment } of purchases) {
    const order = await readPayment(db, payment);
    const unspent = order && (await unspentOrder(db, order, purchases, now));
    if (unspent) found.push(unspent);
  }
  return found;
}

export interface BanRefund {
  readonly member: Id;
  readonly order: Id;
  /** The amount that the member saw. */
  readonly seen: Money;
  /** True after a ban for fraud: a disputed order is not refunded. */
  readonly isFraud: boolean;
  readonly language: Locale;
  readonly keys: Keys;
  readonly now: Date;
}

export type BanRefunded =
  | { readonly amount: Money; readonly refundBy: Date | null }
  | 'not_found'
  | 'nothing_to_refund'
  | 'refund_changed'
  | 'refund_disputed';

/**
 * The refund that the member asked for before; null if there is none. Read by a statement of its own: the one
 * that waited for the lock shows other tables as they were before the wait.
 */
async function earlierRefund(db: Handle, order: StoredPayment): Promise<BanRefunded | null> {
  const refunds = await reversalsOfPayment(db, order.id);
  const own = refunds.find(({ requestedBy, state }) => requestedBy === 'member' && state !== 'undone');
  if (!own) return null;
  return { amount: { ...order.price, amount: own.amount }, refundBy: isHeld(own) ? own.heldUntil : null };
}

/**
 * Refunds the unspent credits of one order to a banned member, in the caller's transaction. It is a withdrawal
 * without the end of a period: the same booking, waiting, receipt and rules about money at risk (DSA-6,
 * SEPA-8). Locks the payment, so that two devices refund once.
 */
export async function refundAfterBan(unit: Unit, asked: BanRefund): Promise<BanRefunded> {
  const { member, seen, isFraud, language, keys, now } = asked;
  const order = await lockPayment(unit.db, asked.order);
  if (order?.member !== member) return 'not_found';
  const earlier = await earlierRefund(unit.db, order);
  if (earlier !== null) return earlier;
  const { purchases } = await unspentPurchases(unit.db, member);
  const unspent = await unspentOrder(unit.db, order, purchases, now);
  if (unspent === null) return 'nothing_to_refund';
  if (isFraud && unspent.isDisputed) return 'refund_disputed';
  const { refund, refundBy } = unspent;
  if (refund.amount !== seen.amount || refund.currency !== seen.currency) return 'refund_changed';
  const withdrawal = await insertBanRefund(unit.db, {
    ...{ payment: order.id, site: order.site, language, now },
  });
  await answerWithdrawal(unit, withdrawal, order.id, { isProven: true, keys, now });
  return { amount: refund, refundBy };
}
