import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** The sandbox provider's hint that a payment changed: the state is fetched, the hint is not believed (CRED-5, PAY-5). */
export const takeSandboxWebhook = operation({
  name: 'payments/take-sandbox-webhook',
  summary: 'Hint of the sandbox payment provider',
  method: 'POST',
  path: '/api/webhook-sandbox.php',
  caller: 'anyone',
  crossSite: 'provider-webhook',
  // What else it says changes nothing (PAY-3): a provider may say more one day.
  input: z.looseObject({ id: z.string().check(z.regex(/^sb_[A-Za-z0-9]{10,40}$/, 'invalid')) }),
  answer: z.object({}),
  errors: {},
});
