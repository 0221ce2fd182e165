import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownerErrors, ownerProof } from '#contract/kit/second-step.ts';
import { instant } from '#contract/kit/time.ts';
import { consentKind } from './list-consents.ts';

/**
 * Revokes a consent. There can be no account without it: the account is closed at once and erased at
 * `erase_at`. As with every deletion, an undo is possible, which renews the consent (GDPR-2, ACC-13).
 */
export const revokeConsent = operation({
  name: 'accounts/revoke-consent',
  summary: 'Take a consent back',
  method: 'DELETE',
  path: '/api/consents.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ kind: consentKind, ...ownerProof }),
  answer: z.object({ erase_at: instant }),
  errors: ownerErrors,
});
