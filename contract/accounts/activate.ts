import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * Confirms the address behind a mailed token. Also accepts a used token of an active account (ACC-7). Logs
 * nobody in.
 */
export const activate = operation({
  name: 'accounts/activate',
  summary: 'Confirm the e-mail address',
  method: 'POST',
  path: '/api/activate.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({
    token: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
  }),
  answer: z.object({ status: z.literal('active') }),
  errors: { activation_failed: 410 },
});
