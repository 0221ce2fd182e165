import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { passkeySignature } from './passkey.ts';

/**
 * Proves a second factor in this session by one of the caller's own passkeys, instead of a code. Sensitive
 * acts then need the password only, for 10 minutes (AUTH-12). The challenge comes from
 * `start-passkey-log-in`.
 */
export const proveWithPasskey = operation({
  name: 'accounts/prove-with-passkey',
  summary: 'Prove a second factor by a passkey',
  method: 'PUT',
  path: '/api/passkey-proof.php',
  caller: 'member',
  whileRestricted: true,
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ response: passkeySignature }),
  answer: z.object({ proved: z.literal(true) }),
  errors: { passkey_failed: 403 },
});
