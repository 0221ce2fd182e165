import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownerErrors, ownerProof } from '#contract/kit/second-step.ts';
import { passkeyCreation } from './passkey.ts';

/**
 * Returns the options for creating a passkey; the challenge works once, for five minutes. Requires a
 * confirmed address (ACC-15, AUTH-12).
 */
export const startPasskey = operation({
  name: 'accounts/start-passkey',
  summary: 'Start adding a passkey',
  method: 'POST',
  path: '/api/passkey.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject(ownerProof),
  answer: passkeyCreation,
  errors: { ...ownerErrors, confirm_first: 403, too_many_passkeys: 409 },
});
