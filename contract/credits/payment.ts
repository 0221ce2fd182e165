import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { instant } from '#contract/kit/time.ts';
import { packageId } from './package.ts';
import { paymentMethod } from './payment-method.ts';

/** What a payment is to its buyer; a provider's expired counts as failed (CRED-4). */
export const paymentState = z.enum(['pending', 'completed', 'failed', 'cancelled']);

export type PaymentState = z.output<typeof paymentState>;

export const payment = z.object({
  payment_id: id,
  package: packageId,
  credits: z.int(),
  price: money,
  /** Without the discount of `discount_code`; null: there was none (CRED-8). */
  full_price: z.nullable(money),
  discount_code: z.nullable(z.string()),
  payment_method: paymentMethod,
  state: paymentState,
  /** What of the price went back, by a refund or a chargeback; null: nothing (CRED-10). */
  reversed: z.nullable(money),
  /** There is an invoice: get-invoices tells of it (CRED-10). */
  invoice: z.boolean(),
  /** Where to pay; null once the payment is final, and while the provider cannot be reached. */
  checkout_url: z.nullable(z.string()),
  created_at: instant,
});

export type Payment = z.output<typeof payment>;
