import * as z from 'zod/mini';
import { typedText } from '#contract/kit/text.ts';

/** Why a member goes; gone with the account. `consent_revoked`: without the consent there can be no account (GDPR-2). */
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

/** One of them, or the member's own words; saying nothing is `other`. */
export const deletionReason = z._default(typedText(500), 'other');
