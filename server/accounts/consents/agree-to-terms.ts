import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { recordConsents } from './consents.sql.ts';

/**
 * Version of the text about the use of sensitive data. Change it together with that text (GDPR-2). The terms
 * have versions of their own (CON-17).
 */
export const consentVersion = '2026-11-23';

/** Records both consents of a sign-up for members who do not sign up themselves (the demo). */
export function recordSignUpConsents(db: Handle, member: Id, language: Locale, now: Date): Promise<void> {
  return recordConsents(db, { member, version: consentVersion, language, now }, undefined);
}
