import type { Id } from '#contract/kit/id.ts';
import { lockWallet, settlePremium, takeBackCredits, unspentPurchases } from '#server/ledger/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import {
  insertReversal,
  nextReversalId,
  type RequestedBy,
  reversalsOfPayment,
  scheduleRefundLookUps,
} from '../orders/payment-reversals.sql.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import { reversedSoFar, sumReversed } from '../orders/reversed-so-far.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { needsSecondOperator } from './needs-second-operator.ts';
import { notifyReversed } from './notify-reversed.ts';
import { keyOfReversal } from './own-reversal-id.ts';
import { type RefundAmount, refundWorth } from './refund-worth.ts';
import { sendRefund } from './send-refund.job.ts';

export interface RefundRequest {
  readonly payment: Id;
  readonly amount: RefundAmount;
  /**
   * The number of the order's unspent credits to take back; absent: as many of them as the money is worth.
   */
  readonly credits?: number | undefined;
  /** At most 500 characters, for operators. */
  readonly reason: string;
  readonly by: RequestedBy;
  /** Only a member's refund: booked now, and sent on this day at the latest (SEPA-8). Absent: sent now. */
  readonly heldUntil?: Date | null | undefined;
  readonly now: Date;
}

export interface RequestedRefund {
  readonly reversal: Id;
  readonly amount: number;
  readonly credits: number;
}

/**
 * Refunds money of a paid order to its payer, by the original payment method. The caller's transaction books
 * the refund and the credits that it takes, and queues the job that sends the money (CON-6, PAY-16, PAY-17).
 * A refund with `heldUntil` gets that job once its wait ends. The total of refunds never
 * exceeds the payment. Throws `not_refundable`, `refund_too_much`, and `second_approval_needed` for a direct
 * debit that its bank may still take back (SEPA-8).
 */
export async function requestRefund(unit: Unit, request: RefundRequest): Promise<RequestedRefund> {
  const { by, reason, heldUntil = null, now } = request;
  const payment = await lockPayment(unit.db, request.payment);
  if (payment?.state !== 'completed' || payment.reference === null || payment.settledAt === null)
    throw new Refusal('not_refundable');
  const isHasty = by.kind === 'operator' && needsSecondOperator(payment.method, payment.settledAt, now);
  if (isHasty && (by.approvedBy === undefined || by.approvedBy === by.id))
    throw new Refusal('second_approval_needed');
  const earlier = await reversalsOfPayment(unit.db, payment.id);
  const worth = await worthOf(unit, payment, sumReversed(earlier), request);
  if (worth === null) throw new Refusal('refund_too_much');
  const { amount, credits } = worth;
  if (amount < 1) throw new Refusal('not_refundable');
  const id = await nextReversalId(unit.db);
  if (credits > 0)
    await takeBackCredits(unit.db, {
      ...{ member: payment.member, payment: payment.id, credits },
      ...{ reason: 'withdrawal', key: keyOfReversal(id) },
    });
  const row = {
    id,
    kind: 'refund',
    reference: null,
    amount,
    credits,
    taken: credits,
    state: 'pending',
  } as const;
  const reversal = await insertReversal(unit.db, payment.id, { ...row, by, reason, heldUntil, now });
  await scheduleRefundLookUps(unit.db, payment.id, now);
  const wallet = await settlePremium(unit.db, payment.member);
  if (heldUntil === null) await unit.enqueue(sendRefund, { reversal: id });
  const soFar = reversedSoFar(payment.price.amount, [...earlier, reversal]);
  await notifyReversed(unit, payment, { ...soFar, wallet });
  failpoint('refund/requested');
  return { reversal: id, amount, credits };
}

/** Locks the wallet, so that the unspent credits stay unspent. */
async function worthOf(unit: Unit, payment: StoredPayment, before: number, request: RefundRequest) {
  await lockWallet(unit.db, payment.member);
  const { purchases } = await unspentPurchases(unit.db, payment.member);
  const own = purchases.find((purchase) => purchase.payment === payment.id);
  const unspent = { credits: own?.credits ?? 0, paid: own?.paid[0]?.amount ?? 0 };
  const { credits, price } = payment;
  return refundWorth({ price: price.amount, credits, before, unspent }, request.amount, request.credits);
}
