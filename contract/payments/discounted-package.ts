import type { DiscountCode } from './discount-code.ts';
import type { CreditPackage } from './package.ts';

/** What of a code decides on a price. */
export type DiscountTerms = Pick<DiscountCode, 'value_percentage' | 'currency' | 'minimum_order_value'>;

/** Minor units after so many per cent (a decimal at the most) off: never less off than was said, and nothing becomes free. */
export function discountedAmount(amount: number, percentage: number): number {
  const rest = 1000 - Math.round(percentage * 10);
  return Math.max(1, Math.floor((amount * rest) / 1000));
}

/**
 * A package at the price a code gives it, beside the one it had; null where the code does not count for it (CRED-8). The
 * same rule shows the price and asks it: `offer` is the package without any discount, `messageCredits` what a text message
 * costs. So many per cent are said to be off, and so many are: off the lowest price of 30 days (CON-11).
 */
export function discountedPackage(
  offer: CreditPackage,
  { value_percentage, currency, minimum_order_value }: DiscountTerms,
  messageCredits: number,
): CreditPackage | null {
  const full = offer.price;
  if (currency !== null && currency !== full.currency) return null;
  if (minimum_order_value !== null && full.amount < minimum_order_value) return null;
  const former = offer.lowest_price;
  const amount = discountedAmount(former.amount, value_percentage);
  if (amount >= full.amount) return null;
  return {
    ...offer,
    price: { amount, currency: full.currency },
    full_price: full,
    former_price: former,
    price_per_message: {
      amount: Math.ceil((amount * messageCredits) / offer.credits),
      currency: full.currency,
    },
  };
}

/** The package as it is without its code. */
export function fullPackage(offer: CreditPackage, messageCredits: number): CreditPackage {
  const { full_price: full } = offer;
  if (full === null) return offer;
  const each = Math.ceil((full.amount * messageCredits) / offer.credits);
  return {
    ...offer,
    price: full,
    full_price: null,
    former_price: null,
    price_per_message: { amount: each, currency: full.currency },
  };
}
