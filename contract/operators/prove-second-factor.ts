import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { secondStepCode } from '#contract/kit/second-step.ts';
import { instant } from '#contract/kit/time.ts';

/**
 * Proves the second factor again, for operations with `stepUp`. Accepts a code of the authenticator app or a
 * recovery code, each once. Wrong codes count together with those of the login (SAFE-6, AUTH-13).
 */
export const proveSecondFactor = operation({
  name: 'operators/prove-second-factor',
  summary: 'Prove the second factor again',
  method: 'POST',
  path: '/api/console/second-factor.php',
  caller: 'operator',
  right: 'console',
  limit: { calls: 100, seconds: 3600 },
  input: z.strictObject({ code: secondStepCode }),
  answer: z.object({ proven_until: instant }),
  errors: { second_step_failed: 403, login_locked: 429 },
});
