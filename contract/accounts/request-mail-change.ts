import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownAddress } from './own-address.ts';

/** Every fault of a new address is the one text of ACC-12. */
const newEmail = z
  .string('new_email_invalid')
  .check(z.trim(), z.maxLength(254, 'new_email_invalid'), z.email('new_email_invalid'));

/**
 * Begins a change of the e-mail address: a link goes to the new one, the old one stays until it is followed, and a
 * change that waited gives way (ACC-12, AUTH-10). A site that reveals no accounts answers the same for an address that
 * has one, and tells its owner by mail (AUTH-4).
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
