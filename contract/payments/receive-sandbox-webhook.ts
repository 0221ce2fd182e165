import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * The sandbox provider's notification that a payment changed. We fetch the state and do not trust the
 * notification (CRED-5, PAY-5).
 */
export const receiveSandboxWebhook = operation({
  name: 'payments/receive-sandbox-webhook',
  summary: 'Hint of the sandbox payment provider',
  method: 'POST',
  path: '/api/webhook-sandbox.php',
  caller: 'anyone',
  crossSite: 'provider-webhook',
  // Unknown fields are ignored (PAY-3), because a provider may add fields one day.
  input: z.looseObject({ id: z.string().check(z.regex(/^sb_[A-Za-z0-9]{10,40}$/, 'invalid')) }),
  answer: z.object({}),
  errors: {},
});
