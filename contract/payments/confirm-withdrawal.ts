import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { emailAddress } from '#contract/kit/text.ts';
import { instant } from '#contract/kit/time.ts';
import { orderNumber } from './order-number.ts';

/**
 * Withdraws from an order, without login and without a reason (CON-4). The answer is the same for every order
 * and every address (AUTH-4). The receipt goes to the buyer's address at once and states the outcome (CON-5).
 * A declaration that matches no order or no proven buyer is kept for an operator, and the typed address gets
 * a receipt that says so. A second call changes nothing.
 */
export const confirmWithdrawal = operation({
  name: 'payments/confirm-withdrawal',
  summary: 'Withdraw from an order',
  method: 'POST',
  path: '/api/withdrawal.php',
  caller: 'anyone',
  whileRestricted: true,
  limit: { calls: 10, seconds: 3600 },
  // Each declaration is a case that an operator must answer, so a flood of them costs work before it costs days.
  budget: {
    kind: 'costly',
    stepUp: { network: { calls: 3, seconds: 3600 }, site: { calls: 100, seconds: 3600 } },
  },
  input: z.strictObject({
    name: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'too_long')),
    order: orderNumber,
    email: emailAddress,
  }),
  answer: z.object({ received_at: instant }),
  errors: {},
});
