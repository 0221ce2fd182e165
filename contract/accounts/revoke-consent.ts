import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownPassword } from '#contract/kit/own-password.ts';
import { instant } from '#contract/kit/time.ts';
import { consentKind } from './consent.ts';

/**
 * Takes a consent back. Without it there can be no account: it is closed at once and erased at `erase_at`, with the
 * undo of every deletion, by which the consent is given anew (GDPR-2, ACC-13).
 */
export const revokeConsent = operation({
  name: 'accounts/revoke-consent',
  summary: 'Take a consent back',
  method: 'DELETE',
  path: '/api/consents.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ kind: consentKind, password: ownPassword }),
  answer: z.object({ erase_at: instant }),
  errors: {},
});
