import { day, hour } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { DiscountCode } from '#contract/payments/get-discount-code.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { NewcomerDiscounts, RunningDiscount } from '#contract/payments/running-discount.ts';
import { currencyOfCountry, priceOfPackage } from '#server/sites/door.ts';
import { payableUntil } from '../orders/payable-until.ts';

/**
 * The discounts of every member for some time after the sign-up, until the first purchase (CRED-9). The time
 * bonus applies to every package, the welcome discount from the package `from` upwards. So the end of the
 * bonus countdown is a real loss (CON-12).
 */
const discounts = {
  time_bonus: { code: 'TIMEBONUS25', percentage: 25, milliseconds: 4 * hour, from: null },
  welcome: { code: 'WELCOME25', percentage: 25, milliseconds: 7 * day, from: 'p1' },
} as const;

/** The facts that determine the discounts. */
export interface Newcomer {
  readonly joined: Date;
  readonly paidUser: boolean;
}

/** Expires to the second: from that moment orders with the discount are refused as well. */
function running(which: keyof typeof discounts, { joined, paidUser }: Newcomer, now: Date) {
  const { code, percentage, milliseconds } = discounts[which];
  const expires = new Date(joined.getTime() + milliseconds);
  if (paidUser || expires <= now) return null;
  const left = Math.ceil((expires.getTime() - now.getTime()) / 1000);
  const discount: RunningDiscount = {
    code,
    value_percentage: percentage,
    expires: expires.toISOString(),
    seconds_left: left,
  };
  return discount;
}

/** The order that holds the discount on the first purchase. */
export interface DiscountHolder {
  readonly payment: Id;
  /** A cancelled order keeps the discount until its provider reports the end. */
  readonly isCancelled: boolean;
  readonly method: PaymentMethod;
  readonly ordered: Date;
}

/**
 * An open order can be replaced in one tap, so the discount stays on offer. A cancelled order keeps it for
 * itself.
 */
export function newcomerDiscounts(
  newcomer: Newcomer,
  holder: DiscountHolder | null,
  now: Date,
): NewcomerDiscounts {
  const [time_bonus, welcome] = [running('time_bonus', newcomer, now), running('welcome', newcomer, now)];
  if (!holder) return { time_bonus, welcome, held: null };
  const { payment, isCancelled, method, ordered } = holder;
  if (!isCancelled) return { time_bonus, welcome, held: { payment_id: payment, held_until: null } };
  const until = payableUntil(method, ordered).toISOString();
  return { time_bonus: null, welcome: null, held: { payment_id: payment, held_until: until } };
}

/**
 * Names that no other code may use. Both stand for the one first purchase, so an order with either holds
 * both.
 */
export const isNewcomerCode = (name: string): boolean =>
  Object.values(discounts).some(({ code }) => code === name);

/**
 * The newcomer discount with that code, as a discount code, even if it has expired; null if there is none.
 */
export function newcomerCode(
  name: string,
  { member, joined, paidUser }: Newcomer & { readonly member: Id },
  { country, now }: { readonly country: string; readonly now: Date },
): DiscountCode | null {
  const discount = Object.values(discounts).find(({ code }) => code === name);
  if (!discount) return null;
  const { code, percentage, milliseconds, from } = discount;
  const expires = new Date(joined.getTime() + milliseconds);
  const currency = currencyOfCountry(country);
  return {
    code,
    country: null,
    user_id: member,
    expires: expires.toISOString(),
    value_percentage: percentage,
    currency,
    minimum_order_value: from === null ? null : priceOfPackage(from, currency, now),
    status: paidUser ? 'used' : 'active',
    validity: 'once-per-user',
    expired: expires <= now,
    paymentmethods: [],
  };
}
