import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { secondStepCode } from '#contract/kit/second-step.ts';
import { currentUser } from './current-user.ts';

/**
 * The second step of a login: a code of the authenticator app, or a recovery code. Each code works once. The
 * token works for a few minutes and a few attempts. The fifth wrong code causes a lockout of the step, as
 * with wrong passwords (ACC-9, AUTH-13).
 */
export const finishLogIn = operation({
  name: 'accounts/finish-log-in',
  summary: 'Log in: the second step',
  method: 'POST',
  path: '/api/second-step.php',
  caller: 'anyone',
  whileRestricted: true,
  limit: { calls: 300, seconds: 3600 },
  input: z.strictObject({
    token: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
    code: secondStepCode,
  }),
  answer: z.object({ user: currentUser }),
  errors: {
    second_step_failed: 403,
    second_step_expired: 410,
    login_failed: 403,
    login_locked: 429,
    account_recoverable: 403,
  },
});
