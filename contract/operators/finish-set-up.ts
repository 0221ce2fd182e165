import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { passwordPair, samePasswords } from '#contract/kit/password-pair.ts';
import { recoveryCodes } from '#contract/kit/recovery-codes.ts';
import { secondStepCode } from '#contract/kit/second-step-code.ts';
import { setUpToken } from './set-up-token.ts';

/**
 * Uses the link up: the password, and the authenticator its first code proves. What was there before is void, and every
 * login with it ends. Nobody is logged in by it.
 */
export const finishSetUp = operation({
  name: 'operators/finish-set-up',
  summary: 'Finish the set-up of an operator',
  method: 'PUT',
  path: '/api/console/set-up.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ token: setUpToken, ...passwordPair, code: secondStepCode }).check(samePasswords),
  answer: recoveryCodes,
  errors: { set_up_link_invalid: 410 },
});
