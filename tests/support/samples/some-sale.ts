import type { Currency } from '#contract/kit/money.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { discountedPackage } from '#contract/payments/discounted-package.ts';
import type { getPackages } from '#contract/payments/get-packages.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';
import { creditsCost } from '#contract/sites/credits-cost.ts';

const sizes = { p0: 10, p1: 30, p2: 75, p3: 200 } as const;

export interface SomeSale {
  readonly country?: string;
  readonly currency?: Currency;
  /** The prices of p0 to p3, in minor units. */
  readonly prices?: readonly [number, number, number, number];
  readonly messageCredits?: number;
  /** Included in all prices. */
  readonly discount?: RunningDiscount | null;
}

/** Packages on sale as get-packages answers them. The default is the Dutch price list. */
export function someSale(given: SomeSale = {}): AnswerOf<typeof getPackages> {
  const { country = 'NL', currency = 'EUR', prices = [999, 2499, 4999, 9999], discount = null } = given;
  const { messageCredits = 1 } = given;
  const money = (amount: number) => ({ amount, currency });
  const packages = (['p0', 'p1', 'p2', 'p3'] as const).map((id, place): CreditPackage => {
    const price = money(prices[place] ?? 0);
    const each = creditsCost({ amount: price.amount, credits: sizes[id] }, messageCredits);
    const plain = {
      id,
      credits: sizes[id],
      price,
      full_price: null,
      former_price: null,
      lowest_price: price,
    };
    const offer = { ...plain, price_per_message: money(each), popular: false };
    const terms = discount && { ...discount, currency: null, minimum_order_value: null };
    return (terms && discountedPackage(offer, terms, messageCredits)) ?? offer;
  });
  return {
    ...{ country, packages, payment_methods: ['ideal'], discount, open_order: null },
    ...{ keepable: [], keep_cap: money(9999) },
  };
}
