import * as z from 'zod/mini';
import { paymentMethod } from '#contract/payments/payment-method.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isNewcomerCode } from '../discounts/newcomer-discounts.ts';
import { newcomerFactsOf } from '../discounts/newcomer-of.ts';
import { payableUntil } from '../orders/payable-until.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { type CappedAmount, cappedAmount, refuseAboveCap } from '../spending-cap/check-spending-cap.ts';
import {
  consumeReservations,
  insertReservation,
  isOnceCode,
  ownOrderHolding,
  type Reservation,
  type ReservationHolder,
} from './reservations.sql.ts';

type CodeReservation = Exclude<Reservation, { kind: 'spending' }>;

const spendingOf = ({ amount, currency, cap }: CappedAmount): Reservation => ({
  ...{ kind: 'spending', amount, currency, cap },
});

const holderOf = ({ id, member }: StoredPayment, now: Date): ReservationHolder => ({
  ...{ payment: id, member, now },
});

/**
 * The code of an order as its reservation; null without a code. Both newcomer codes reserve the first
 * purchase.
 */
async function codeOf(db: Handle, { discountCode: code }: StoredPayment): Promise<CodeReservation | null> {
  if (code === null) return null;
  if (isNewcomerCode(code)) return { kind: 'first_purchase', code };
  return { kind: 'code', code, once: await isOnceCode(db, code) };
}

/**
 * Reserves an order's code and its room under the spending cap, in the transaction that stores the order
 * (CRED-13). Throws the refusals of the cap, and `discount_code_used`. Throws `discount_code_reserved` if an
 * own order holds the code, with that order and the moment until which it can be paid.
 */
export async function reserveForOrder(db: Handle, order: StoredPayment, now: Date): Promise<void> {
  // The cap is locked first wherever both are taken, so that two orders never wait for each other.
  const spending = await cappedAmount(db, order, now);
  refuseAboveCap(spending, now);
  const holder = holderOf(order, now);
  const code = await codeOf(db, order);
  if (code && !(await insertReservation(db, code, holder))) throw await codeRefusal(db, order, code);
  await insertReservation(db, spendingOf(spending), holder);
}

async function codeRefusal(db: Handle, { member }: StoredPayment, code: CodeReservation): Promise<Refusal> {
  const own = await ownOrderHolding(db, code, member);
  if (own === null) return new Refusal('discount_code_used');
  const until = payableUntil(z.parse(paymentMethod, own.method), own.createdAt);
  return new Refusal('discount_code_reserved', { payment: own.id, until: until.getTime() });
}

/** Reserves for the one retry of a failed debit what its order had. The cap is not asked again (SEPA-7). */
export async function reserveForRetry(db: Handle, retry: StoredPayment, now: Date): Promise<void> {
  const holder = holderOf(retry, now);
  const code = await codeOf(db, retry);
  if (code) await insertReservation(db, code, holder);
  await insertReservation(db, { kind: 'spending', ...retry.price, cap: null }, holder);
}

/** Why the money of an order cannot be kept: its code was used elsewhere, or its cap has no room any more. */
export type LostReservation = 'code' | 'cap';

/**
 * Uses the reservations of a paid order for good, in the transaction that settles it. If they were released,
 * because the provider had reported the order's end before, they are taken again as far as possible. Returns
 * what can no longer be taken, and then takes nothing; null if the order is valid.
 */
export async function claimReservations(
  db: Handle,
  order: StoredPayment,
  now: Date,
): Promise<LostReservation | null> {
  if (await consumeReservations(db, order.id, now)) return null;
  const spending = await cappedAmount(db, order, now);
  if (spending.fitsFrom === null || spending.fitsFrom > now) return 'cap';
  const holder = holderOf(order, now);
  const code = await codeOf(db, order);
  if (code?.kind === 'first_purchase' && (await newcomerFactsOf(db, order.member)).paidUser) return 'code';
  if (code && !(await insertReservation(db, code, holder))) return 'code';
  await insertReservation(db, spendingOf(spending), holder);
  await consumeReservations(db, order.id, now);
  return null;
}
