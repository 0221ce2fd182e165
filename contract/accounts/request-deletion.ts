import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownPassword } from '#contract/kit/own-password.ts';
import { instant } from '#contract/kit/time.ts';
import { deletionReason } from './deletion-reason.ts';

/** Days in which a deletion can be undone. */
export const undoDays = 14;

/**
 * Closes the account at once and erases it at `erase_at`, 14 days later, unless the deletion is undone
 * (ACC-13, GDPR-8). The member is hidden from others, logged out everywhere, and gets no push and no mails
 * except the undo link. A second request, from another device, gets the same answer.
 */
export const requestDeletion = operation({
  name: 'accounts/request-deletion',
  summary: 'Delete the account',
  method: 'DELETE',
  path: '/api/account.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ password: ownPassword, reason: deletionReason }),
  answer: z.object({ erase_at: instant }),
  errors: {},
});
