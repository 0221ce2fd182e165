import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownPassword } from '#contract/kit/password.ts';
import { ownerErrors, ownerProof, recoveryCodes, secondStepCode } from '#contract/kit/second-step.ts';

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

/**
 * Turns two-step login on: a first code proves that the app has the secret. From now on each login requires a
 * code (ACC-15).
 */
export const confirmTwoStep = operation({
  name: 'accounts/confirm-two-step',
  summary: 'Turn two-step login on',
  method: 'PUT',
  path: '/api/two-step.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ code: secondStepCode }),
  answer: recoveryCodes,
  errors: { two_step_on: 409, two_step_not_started: 409 },
});

/** Turns two-step login off and voids its recovery codes. Changes nothing if it is off (ACC-15, AUTH-12). */
export const stopTwoStep = operation({
  name: 'accounts/stop-two-step',
  summary: 'Turn two-step login off',
  method: 'DELETE',
  path: '/api/two-step.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject(ownerProof),
  answer: z.object({ on: z.literal(false) }),
  errors: ownerErrors,
});
