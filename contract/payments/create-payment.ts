import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { discountCodeName } from './get-discount-code.ts';
import { packageId } from './package.ts';
import { payment } from './payment.ts';
import { paymentMethod } from './payment-method.ts';

/**
 * Version of the text `payments.start_now` in every language. Change this version together with the meaning
 * of the text: it is stored with each order that agreed to it (CON-3).
 */
export const startNowVersion = '2026-11-22';

/**
 * Version of the text `payments.keep.consent` in every language. Change this version together with the
 * meaning of the text: it is stored with each order that agreed to it (PAY-26).
 */
export const keepMethodVersion = '2026-11-22';

/**
 * A charge without a checkout requires the price that the buyer saw, and happens once for each press of the
 * button.
 */
const neededWithMandate = (field: 'client_id' | 'price') =>
  z.refine<{ mandate?: unknown; client_id?: unknown; price?: unknown }>(
    (order) => order.mandate === undefined || order[field] !== undefined,
    { error: 'required', path: [field] },
  );

/**
 * Orders a package and opens a checkout at the payment provider (CRED-1, CRED-5).
 * - `client_id`: a repeated id returns the first payment and charges nothing again. With another package,
 *   method or price it is refused.
 * - `price`: the price that the buyer saw above the button. If it no longer applies (the payment country
 *   changed, or we changed the price), nothing is ordered (CON-8).
 * - `start_now`: the buyer agreed to use the credits at once, and to what that means for a withdrawal. Stored
 *   with the order (CON-3).
 * - `discount_code`: the code whose price was shown. The order reserves it until the order ends unpaid; a
 *   paid order uses it up (PAY-33).
 * - `keep_method`: the buyer agreed that the card may be charged for later orders, up to `keep_cap` of
 *   get-packages. Stored with the order (PAY-26).
 * - `mandate`: orders again with a kept card or account, on this press of the button and without a checkout
 *   (CRED-7). Nothing is charged above the agreed cap, and a mandate has at most one open charge.
 */
export const createPayment = operation({
  name: 'payments/create-payment',
  summary: 'Order a credit package',
  method: 'POST',
  path: '/api/payment.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z
    .strictObject({
      package: packageId,
      payment_method: paymentMethod,
      client_id: z.optional(z.uuid('invalid')),
      price: z.optional(money),
      discount_code: z.optional(discountCodeName),
      start_now: z.optional(z.boolean()),
      keep_method: z.optional(z.boolean()),
      mandate: z.optional(id),
    })
    .check(neededWithMandate('client_id'), neededWithMandate('price')),
  answer: payment,
  errors: {
    payment_method_not_offered: 409,
    price_changed: 409,
    client_id_reused: 409,
    spending_cap_reached: 409,
    spending_cap_too_low: 409,
    payment_provider_unavailable: 409,
    keep_not_possible: 409,
    mandate_ended: 409,
    over_mandate_cap: 409,
    repeat_open: 409,
    debit_blocked: 409,
    debit_limit: 409,
    discount_code_not_found: 404,
    discount_code_used: 409,
    discount_code_reserved: 409,
    discount_code_expired: 409,
    discount_code_not_for_country: 409,
    discount_code_not_for_method: 409,
    discount_code_not_for_package: 409,
  },
});
