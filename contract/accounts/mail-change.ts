import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownerErrors, ownerProof } from '#contract/kit/second-step.ts';
import { ownAddress } from './get-address.ts';
import { mailedToken } from './reset-password.ts';

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
  input: z.strictObject({ ...ownerProof, new_email: newEmail }),
  answer: ownAddress,
  errors: { ...ownerErrors, too_many_mail_changes: 429 },
});

/**
 * Mails the link to the new address again; the previous link stops working. Sends nothing if no change is
 * pending.
 */
export const resendMailChange = operation({
  name: 'accounts/resend-mail-change',
  summary: 'Mail the link to the new address again',
  method: 'POST',
  path: '/api/mail-change-mail.php',
  caller: 'member',
  limit: { calls: 10, seconds: 3600 },
  input: z.strictObject({}),
  answer: z.object({ sent: z.boolean() }),
  errors: { too_many_mail_changes: 429 },
});

/** Cancels a pending change, whose link stops working. Does nothing if no change is pending. */
export const cancelMailChange = operation({
  name: 'accounts/cancel-mail-change',
  summary: 'Drop a change of the e-mail address',
  method: 'DELETE',
  path: '/api/mail-change.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: ownAddress,
  errors: {},
});

/**
 * Activates the new address. The holder of the link reads its mailbox, so no login is required, and nobody is
 * logged in (ACC-12). If another account took the address meanwhile, the old one stays.
 */
export const confirmMailChange = operation({
  name: 'accounts/confirm-mail-change',
  summary: 'Confirm the new e-mail address',
  method: 'PUT',
  path: '/api/mail-change.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ token: mailedToken }),
  answer: z.object({ email: z.string() }),
  errors: { mail_link_invalid: 410, address_taken: 409 },
});

/**
 * Restores the address before a change, and ends every login and every pending change and reset (AUTH-10).
 */
export const undoMailChange = operation({
  name: 'accounts/undo-mail-change',
  summary: 'Put the old e-mail address back',
  method: 'PUT',
  path: '/api/mail-change-undo.php',
  caller: 'anyone',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ token: mailedToken }),
  answer: z.object({ email: z.string() }),
  errors: { mail_link_invalid: 410, address_taken: 409 },
});
