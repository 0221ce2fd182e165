import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { passwordPair, samePasswords } from '#contract/kit/password.ts';
import { ownerErrors, secondStepCode } from '#contract/kit/second-step.ts';

/**
 * Changes the caller's password with the old one. Other logins end, and this one gets a new token (ACC-8,
 * ACC-12).
 */
export const changePassword = operation({
  name: 'accounts/change-password',
  summary: 'Change the password',
  method: 'PUT',
  path: '/api/password.php',
  caller: 'member',
  limit: { calls: 20, seconds: 3600 },
  input: z
    .strictObject({
      old_password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(256, 'too_long')),
      code: z.optional(secondStepCode),
      ...passwordPair,
    })
    .check(samePasswords),
  answer: z.object({ changed: z.literal(true) }),
  errors: ownerErrors,
});
