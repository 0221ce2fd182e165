import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { recoveryCodes } from '#contract/kit/recovery-codes.ts';
import { secondStepCode } from '#contract/kit/second-step-code.ts';

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
