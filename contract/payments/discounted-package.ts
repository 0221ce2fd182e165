import { creditsCost } from '#contract/sites/credits-cost.ts';
import type { DiscountCode } from './get-discount-code.ts';
import type { CreditPackage } from './package.ts';

/** The parts of a discount code that determine a price. */
export type DiscountTerms = Pick<DiscountCode, 'value_percentage' | 'currency' | 'minimum_order_value'>;

/**
 * Takes a percentage (at most one decimal) off an amount in minor units. The reduction is never smaller than
 * stated, and the result is at least 1.
 */
export function discountedAmount(amount: number, percentage: number): number {
  const remaining = 1000 - Math.round(percentage * 10);
  return Math.max(1, Math.floor((amount * remaining) / 1000));
}

/**
 * A package at its discounted price, next to the price it had; null if the code does not apply to the package
 * (CRED-8). The same rule shows and charges the price. `offer` is the package without any discount,
 * `messageCredits` the cost of a text message. The percentage is taken off the lowest price of 30 days
 * (CON-11).
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
      amount: creditsCost({ amount, credits: offer.credits }, messageCredits),
      currency: full.currency,
    },
  };
}

/** The package without its discount. */
export function fullPackage(offer: CreditPackage, messageCredits: number): CreditPackage {
  const { full_price: full } = offer;
  if (full === null) return offer;
  const each = creditsCost({ amount: full.amount, credits: offer.credits }, messageCredits);
  return {
    ...offer,
    price: full,
    full_price: null,
    former_price: null,
    price_per_message: { amount: each, currency: full.currency },
  };
}
