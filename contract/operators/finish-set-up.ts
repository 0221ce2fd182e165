import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { passwordPair, samePasswords } from '#contract/kit/password.ts';
import { recoveryCodes, secondStepCode } from '#contract/kit/second-step.ts';
import { setUpToken } from './start-set-up.ts';

/**
 * Uses up the link: sets the password, and the authenticator that its first code proves. Voids the previous
 * credentials and ends every login made with them. Logs nobody in.
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
