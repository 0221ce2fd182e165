import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';
import { country } from '#contract/sites/country.ts';
import { packageId } from './package.ts';
import { paymentMethod } from './payment-method.ts';

/** The state of a payment as its buyer sees it. The provider's `expired` counts as `failed` (CRED-4). */
export const paymentState = z.enum(['pending', 'completed', 'failed', 'cancelled']);

export type PaymentState = z.output<typeof paymentState>;

/**
 * Why the bank or the card did not pay. After `authentication_required` an ordinary checkout works (SEPA-11).
 */
export const paymentFailure = z.enum([
  'authentication_required',
  'insufficient_funds',
  'expired',
  'declined',
  'other',
]);

export type PaymentFailure = z.output<typeof paymentFailure>;

export const payment = z.object({
  payment_id: id,
  package: packageId,
  credits: z.int(),
  price: money,
  /** The price without the discount of `discount_code`; null if there was none (CRED-8). */
  full_price: z.nullable(money),
  discount_code: z.nullable(z.string()),
  /**
   * The lowest price of the 30 days before the order, from which the discount is measured (CON-11); null
   * without a discount.
   */
  former_price: z.nullable(money),
  payment_method: paymentMethod,
  state: paymentState,
  /** Null if the payment did not fail, or no reason is known. */
  failure: z.nullable(paymentFailure),
  /** True if the payment method was kept for later orders and can be charged (CRED-7). */
  kept: z.boolean(),
  /** True if a kept method was charged, without a checkout (CRED-7). */
  repeated: z.boolean(),
  /** The part of the price that was returned by a refund or a chargeback; null if nothing was (CRED-10). */
  reversed: z.nullable(money),
  /**
   * The state of our own refunds: on the way, or sent. Null if we sent nothing, even if a bank took money
   * back.
   */
  refund: z.nullable(z.enum(['pending', 'done'])),
  /**
   * The day on which a refund that waits is sent at the latest. A refund of a direct debit waits as long as
   * its bank may return the debit and the law allows (SEPA-8, CON-6). Null if no refund waits.
   */
  refund_by: z.nullable(instant),
  /**
   * True if the buyer withdrew, and the bank returned the debit before our refund was sent. We then send
   * nothing, because the buyer has the money (SEPA-8).
   */
  bank_returned: z.boolean(),
  /** The end of the withdrawal period; null if the order cannot, or no longer, be withdrawn from (CON-1). */
  withdraw_until: z.nullable(instant),
  /** True for the buyer's first paid order, which made the buyer premium (CRED-2). */
  made_premium: z.boolean(),
  /** True if there is an invoice; get-invoices returns it (CRED-10). */
  invoice: z.boolean(),
  /**
   * The possible countries of the buyer while the invoice waits for declare-country: the inconclusive
   * evidence so far, perhaps none. Null if the buyer is not asked (VAT-1).
   */
  asked_countries: z.nullable(z.array(country)),
  /** The page to pay on; null once the payment is final, and while the provider cannot be reached. */
  checkout_url: z.nullable(z.string()),
  /**
   * The account for a pending bank transfer. Amount and reference must match exactly, or the transfer is sent
   * back (PAY-36). Null for all other methods, and until the provider has supplied it.
   */
  transfer: z.nullable(
    z.object({ iban: z.string(), bic: z.string(), name: z.string(), reference: z.string() }),
  ),
  /**
   * Collection date of a direct debit, such as 2026-11-25. Null if the payment is not a direct debit, or
   * collection was already attempted (CRED-6).
   */
  debit_date: z.nullable(z.string()),
  /**
   * Until when a cancelled order can still be paid, because the provider could not cancel it. Its discount
   * and its room under the spending cap stay reserved until the provider reports its end. Null for other
   * orders (CRED-13).
   */
  held_until: z.nullable(instant),
  created_at: instant,
});

export type Payment = z.output<typeof payment>;
