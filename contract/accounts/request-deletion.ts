import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownerErrors, ownerProof } from '#contract/kit/second-step.ts';
import { typedText } from '#contract/kit/text.ts';
import { instant } from '#contract/kit/time.ts';

/**
 * Reasons for deleting an account; erased with the account. `consent_revoked`: there can be no account
 * without the consent (GDPR-2).
 */
export const deletionReasons = [
  'found_someone',
  'too_many_mails',
  'too_expensive',
  'privacy',
  'not_what_i_expected',
  'break',
  'other',
  'consent_revoked',
] as const;

export type DeletionReason = (typeof deletionReasons)[number];

/** A listed reason or free text by the member; `other` if the member gives none. */
export const deletionReason = z._default(typedText(500), 'other');

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
  input: z.strictObject({ ...ownerProof, reason: deletionReason }),
  answer: z.object({ erase_at: instant }),
  errors: ownerErrors,
});
