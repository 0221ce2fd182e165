import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { currentUser } from './current-user.ts';

/**
 * Opens a session; the cookie holds its token (ACC-8).
 * - With two-step login on, a correct password opens no session yet: `user` is null, and `finish-log-in`
 *   continues with `second_step` (ACC-15).
 * - A wrong password and an unknown address get the same answer.
 * - Too many attempts answer `login_locked` with the minutes left (ACC-9).
 * - An account that is being deleted is refused with `account_recoverable`: the `days` left, the `date`, and
 *   the `undo` proof for `undo-deletion` (ACC-13).
 * - The limit stops attempts of one password at many addresses (AUTH-5).
 */
export const logIn = operation({
  name: 'accounts/log-in',
  summary: 'Log in',
  method: 'POST',
  path: '/api/user.php',
  caller: 'anyone',
  whileRestricted: true,
  budget: {
    kind: 'public',
    member: [{ calls: 60, seconds: 3600 }],
    device: [{ calls: 60, seconds: 3600 }],
    network: [
      { calls: 60, seconds: 60 },
      { calls: 300, seconds: 3600 },
    ],
    stepUp: { network: { calls: 20, seconds: 3600 }, site: { calls: 3000, seconds: 3600 } },
  },
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
