import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { passwordPair, samePasswords } from '#contract/kit/password.ts';

/** The token of a mailed link. Accepts any text: a malformed token gets the same answer as an expired one. */
export const mailedToken = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(200, 'too_long'));

/**
 * Sets the password behind a mailed link and uses the link up. Logs nobody in and ends every login (ACC-11,
 * AUTH-9). The second step stays as it was.
 */
export const resetPassword = operation({
  name: 'accounts/reset-password',
  summary: 'Set the password behind a mailed link',
  method: 'PUT',
  path: '/api/password-reset.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ token: mailedToken, ...passwordPair }).check(samePasswords),
  answer: z.object({ changed: z.literal(true) }),
  errors: { reset_link_invalid: 410 },
});
