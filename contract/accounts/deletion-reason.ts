import * as z from 'zod/mini';
import { typedText } from '#contract/kit/text.ts';

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
