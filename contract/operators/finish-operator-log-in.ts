import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { secondStepCode } from '#contract/kit/second-step.ts';
import { operator } from './get-operator.ts';

/**
 * The second step: a code of the authenticator app, or a recovery code. Each code works once. The token works
 * once, for a few minutes and a few attempts (AUTH-13). Sets the console's own cookie and ends this browser's
 * previous console login.
 */
export const finishOperatorLogIn = operation({
  name: 'operators/finish-operator-log-in',
  summary: 'Log in to the console: the second step',
  method: 'POST',
  path: '/api/console/second-step.php',
  caller: 'anyone',
  limit: { calls: 100, seconds: 3600 },
  input: z.strictObject({
    token: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
    code: secondStepCode,
  }),
  answer: z.object({ operator }),
  errors: { second_step_failed: 403, second_step_expired: 410, login_locked: 429 },
});
