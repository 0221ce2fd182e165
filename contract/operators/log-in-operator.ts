import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownPassword } from '#contract/kit/password.ts';
import { instant } from '#contract/kit/time.ts';

/**
 * The first of the two steps that open the console: a correct password never opens it alone (SAFE-2). Unknown
 * addresses, disabled operators and wrong passwords get the same answer. Five wrong passwords lock the
 * address, as for members (ACC-9).
 */
export const logInOperator = operation({
  name: 'operators/log-in-operator',
  summary: 'Log in to the console: the password',
  method: 'POST',
  path: '/api/console/login.php',
  caller: 'anyone',
  limit: { calls: 100, seconds: 3600 },
  input: z.strictObject({
    email: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'too_long')),
    password: ownPassword,
  }),
  answer: z.object({ token: z.string(), expires_at: instant }),
  errors: { login_failed: 403, login_locked: 429 },
});
