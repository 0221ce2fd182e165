import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownAddress } from './own-address.ts';

/** Every error of a new address has the same text (ACC-12). */
const newEmail = z
  .string('new_email_invalid')
  .check(z.trim(), z.maxLength(254, 'new_email_invalid'), z.email('new_email_invalid'));

/**
 * Starts a change of the e-mail address. A link goes to the new address, the old one stays until the link is
 * followed, and an earlier pending change is replaced (ACC-12, AUTH-10). A site that reveals no accounts
 * gives the same answer for a taken address, and notifies its owner by mail (AUTH-4).
 */
export const requestMailChange = operation({
  name: 'accounts/request-mail-change',
  summary: 'Begin a change of the e-mail address',
  method: 'POST',
  path: '/api/mail-change.php',
  caller: 'member',
  limit: { calls: 10, seconds: 3600 },
  input: z.strictObject({
    password: z.string('required').check(z.minLength(1, 'required'), z.maxLength(256, 'too_long')),
    new_email: newEmail,
  }),
  answer: ownAddress,
  errors: { too_many_mail_changes: 429 },
});
