import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * Mollie's hint that a payment changed: a form with its id and nothing else. The state is fetched, the hint is not
 * believed; whatever id comes, the answer is the same (CRED-5, PAY-3, PAY-5).
 */
export const takeMollieWebhook = operation({
  name: 'payments/take-mollie-webhook',
  summary: 'Hint of the payment provider Mollie',
  method: 'POST',
  path: '/api/webhook-mollie.php',
  caller: 'anyone',
  crossSite: 'provider-webhook',
  // What else it says changes nothing (PAY-3): a provider may say more one day.
  input: z.looseObject({ id: z.string().check(z.maxLength(100, 'too_long')) }),
  answer: z.object({}),
  errors: {},
});
