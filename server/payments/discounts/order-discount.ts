import { discountedPackage } from '#contract/payments/discounted-package.ts';
import type { CreditPackage } from '#contract/payments/package.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import type { OfferedCode } from './discount-offers.sql.ts';
import { type CodeLookup, findCode } from './find-code.ts';

/** An order that may name a discount code. */
interface CodedOrder extends CodeLookup {
  readonly method: PaymentMethod;
  readonly discountCode: string | null;
}

/** The effect of a code on an order. */
export interface OrderDiscount {
  readonly offer: CreditPackage;
  /** Minor units without the discount. */
  readonly fullAmount: number;
  readonly code: OfferedCode;
  /** When the code was found to be valid. */
  readonly offeredAt: Date;
}

/**
 * The wanted package at the price of the order's code, by the server clock (CRED-8); null if the order names
 * no code. A code that does not apply refuses the order: nobody pays more than they saw.
 */
export async function orderDiscount(
  platform: Platform,
  order: CodedOrder,
  wanted: CreditPackage,
): Promise<OrderDiscount | null> {
  if (order.discountCode === null) return null;
  const offeredAt = platform.clock.now();
  const code = await findCode(platform, order, order.discountCode);
  if (!code) throw new Refusal('discount_code_not_found');
  if (code.status === 'used') throw new Refusal('discount_code_used');
  if (code.expired) throw new Refusal('discount_code_expired');
  const isElsewhere = code.country !== null && code.country !== order.country;
  if (isElsewhere || (code.currency !== null && code.currency !== wanted.price.currency)) {
    throw new Refusal('discount_code_not_for_country');
  }
  if (code.paymentmethods.length > 0 && !code.paymentmethods.includes(order.method)) {
    throw new Refusal('discount_code_not_for_method');
  }
  const offer = discountedPackage(wanted, code, siteById(order.site).settings.message_credits);
  if (!offer) throw new Refusal('discount_code_not_for_package');
  return { offer, fullAmount: wanted.price.amount, code, offeredAt };
}
