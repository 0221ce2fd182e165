import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownPassword } from '#contract/kit/own-password.ts';

/**
 * Returns a secret for an authenticator app (TOTP, RFC 6238), as text and as the address for a QR code.
 * Nothing changes until a code is confirmed, and a new start replaces the secret. Requires a confirmed
 * address (ACC-15, AUTH-12).
 */
export const startTwoStep = operation({
  name: 'accounts/start-two-step',
  summary: 'Start setting up two-step login',
  method: 'POST',
  path: '/api/two-step.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ password: ownPassword }),
  answer: z.object({ secret: z.string(), uri: z.string() }),
  errors: { confirm_first: 403, two_step_on: 409 },
});
