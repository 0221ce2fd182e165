import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';
import { country } from '#contract/sites/country.ts';
import { packageId } from './package.ts';
import { paymentMethod } from './payment-method.ts';

/** What a payment is to its buyer; a provider's expired counts as failed (CRED-4). */
export const paymentState = z.enum(['pending', 'completed', 'failed', 'cancelled']);

export type PaymentState = z.output<typeof paymentState>;

/** Why the bank or the card did not pay; with `authentication_required` an ordinary checkout works (SEPA-11). */
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
  /** Without the discount of `discount_code`; null: there was none (CRED-8). */
  full_price: z.nullable(money),
  discount_code: z.nullable(z.string()),
  /** What its discount is measured by: the lowest price of the 30 days before the order (CON-11); null: there is none. */
  former_price: z.nullable(money),
  payment_method: paymentMethod,
  state: paymentState,
  /** Null: it did not fail, or nobody says why. */
  failure: z.nullable(paymentFailure),
  /** What paid it was kept for later orders, and it can be charged (CRED-7). */
  kept: z.boolean(),
  /** It charged what was kept: there was no checkout (CRED-7). */
  repeated: z.boolean(),
  /** What of the price went back, by a refund or a chargeback; null: nothing (CRED-10). */
  reversed: z.nullable(money),
  /** Of what we sent back: on its way, or sent; null: nothing, though a bank may have taken it back. */
  refund: z.nullable(z.enum(['pending', 'done'])),
  /** Until when the order can be withdrawn from; null: not at all, or no more (CON-1). */
  withdraw_until: z.nullable(instant),
  /** It was the first of its buyer, and made them premium (CRED-2). */
  made_premium: z.boolean(),
  /** There is an invoice: get-invoices tells of it (CRED-10). */
  invoice: z.boolean(),
  /**
   * Its invoice waits for the buyer to say where they live (tell-country): what is known of it, which does not tell; perhaps
   * nothing. Null: that is not asked (VAT-1).
   */
  asked_countries: z.nullable(z.array(country)),
  /** Where to pay; null once the payment is final, and while the provider cannot be reached. */
  checkout_url: z.nullable(z.string()),
  /**
   * Where a pending bank transfer has to go: exactly this amount with exactly this reference, or it is sent back (PAY-36).
   * Null for everything else, and until the provider has told it.
   */
  transfer: z.nullable(
    z.object({ iban: z.string(), bic: z.string(), name: z.string(), reference: z.string() }),
  ),
  /** The day a direct debit is collected, such as 2026-11-25; null: it is none, or was tried already (CRED-6). */
  debit_date: z.nullable(z.string()),
  created_at: instant,
});

export type Payment = z.output<typeof payment>;
