import type { RepeatOrder } from '#contract/payments/get-repeat-order.ts';
import type { CreditPackage } from '#contract/payments/package.ts';

/** The repeated order in the shape of its package, at today's price (MEET-8). */
export const repeatedPackage = (
  order: RepeatOrder,
  onSale: CreditPackage,
  messageCredits: number,
): CreditPackage => ({
  ...onSale,
  credits: order.credits,
  price: order.price,
  full_price: order.full_price,
  former_price: order.former_price,
  price_per_message: {
    amount: Math.ceil((order.price.amount * messageCredits) / order.credits),
    currency: order.price.currency,
  },
});
