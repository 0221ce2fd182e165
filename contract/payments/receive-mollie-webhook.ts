import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * Mollie's notification that a payment changed: a form with the payment id and nothing else. We fetch the
 * state and do not trust the notification. The answer is the same for every id (CRED-5, PAY-3, PAY-5).
 */
export const receiveMollieWebhook = operation({
  name: 'payments/receive-mollie-webhook',
  summary: 'Hint of the payment provider Mollie',
  method: 'POST',
  path: '/api/webhook-mollie.php',
  caller: 'anyone',
  crossSite: 'provider-webhook',
  // Unknown fields are ignored (PAY-3), because a provider may add fields one day.
  input: z.looseObject({ id: z.string().check(z.maxLength(100, 'too_long')) }),
  answer: z.object({}),
  errors: {},
});
