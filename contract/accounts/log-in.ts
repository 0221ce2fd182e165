import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { currentUser } from './current-user.ts';

/**
 * Opens a session; the cookie holds its token (ACC-8). With two-step login on, a right password opens none yet: `user`
 * is null and `second_step` is what `finish-log-in` goes on with (ACC-15). A wrong password and an unknown address answer alike;
 * too many tries answer `login_locked` with the minutes left (ACC-9). Whose account is going away is refused with
 * `account_recoverable`: the `days` left, the `date`, and the `undo` for `undo-deletion` (ACC-13). The limit is for whoever tries one password
 * at many addresses (AUTH-5).
 */
export const logIn = operation({
  name: 'accounts/log-in',
  summary: 'Log in',
  method: 'POST',
  path: '/api/user.php',
  caller: 'anyone',
  whileRestricted: true,
  limit: { calls: 300, seconds: 3600 },
  input: z.strictObject({
    email: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'too_long')),
    password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(256, 'too_long')),
  }),
  answer: z.object({
    user: z.nullable(currentUser),
    second_step: z.optional(z.object({ token: z.string(), expires_at: instant })),
  }),
  errors: { login_failed: 403, login_locked: 429, account_recoverable: 403 },
});
