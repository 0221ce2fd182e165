import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { discountCodeName } from './discount-code.ts';
import { packageId } from './package.ts';
import { payment } from './payment.ts';
import { paymentMethod } from './payment-method.ts';

/**
 * Orders a package and opens a checkout at the payment provider (CRED-1, CRED-5).
 * A repeated `client_id` answers with the first payment and charges nothing again; with another package, method
 * or price it is refused. `price` is what the buyer saw above the button: where it is given and is no longer the
 * price (the visitor's country changed, or we changed it), nothing is ordered (CON-8). `start_now`: the buyer ticked that
 * they want to use the credits at once and what that means for a withdrawal; stored with the order (CON-3). `discount_code`:
 * the code whose price was shown; the order holds it until it ends without money, and a paid one has used it (PAY-33).
 */
export const createPayment = operation({
  name: 'credits/create-payment',
  summary: 'Order a credit package',
  method: 'POST',
  path: '/api/payment.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({
    package: packageId,
    payment_method: paymentMethod,
    client_id: z.optional(z.uuid('invalid')),
    price: z.optional(money),
    discount_code: z.optional(discountCodeName),
    start_now: z.optional(z.boolean()),
  }),
  answer: payment,
  errors: {
    payment_method_not_offered: 409,
    price_changed: 409,
    client_id_reused: 409,
    payment_provider_unavailable: 409,
    discount_code_not_found: 404,
    discount_code_used: 409,
    discount_code_reserved: 409,
    discount_code_expired: 409,
    discount_code_not_for_country: 409,
    discount_code_not_for_method: 409,
    discount_code_not_for_package: 409,
  },
});
