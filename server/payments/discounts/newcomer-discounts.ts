import type { Id } from '#contract/kit/id.ts';
import type { DiscountCode } from '#contract/payments/discount-code.ts';
import type { NewcomerDiscounts, RunningDiscount } from '#contract/payments/running-discount.ts';
import { currencyOfCountry, priceOfPackage } from '#server/sites/door.ts';

const hour = 3_600_000;

/**
 * What every member has for so long after the sign-up and until the first purchase (CRED-9). The bonus counts for every
 * package and the other one from `from` up, so that what the countdown of the bonus ends is real (CON-12).
 */
const discounts = {
  time_bonus: { code: 'TIMEBONUS25', percentage: 25, milliseconds: 4 * hour, from: null },
  welcome: { code: 'WELCOME25', percentage: 25, milliseconds: 7 * 24 * hour, from: 'p1' },
} as const;

/** What decides on them. */
export interface Newcomer {
  readonly joined: Date;
  readonly paidUser: boolean;
}

/** Over to the second: what is not there any more is refused as well. */
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

export const newcomerDiscounts = (newcomer: Newcomer, now: Date): NewcomerDiscounts => ({
  time_bonus: running('time_bonus', newcomer, now),
  welcome: running('welcome', newcomer, now),
});

/** Names that no other code may have. */
export const isNewcomerCode = (name: string): boolean =>
  Object.values(discounts).some(({ code }) => code === name);

/**
 * By which name an order holds a code (PAY-33). Those of newcomers are held as one: there is one first purchase, and whoever
 * has it open with the bonus does not have the welcome discount beside it.
 */
export const heldAs = (name: string): string => (isNewcomerCode(name) ? discounts.welcome.code : name);

/** The one of them with that code, as the code that it is, also when it is over; null: none is called so. */
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
