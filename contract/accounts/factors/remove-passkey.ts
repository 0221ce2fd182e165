import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownerErrors, ownerProof } from '#contract/kit/second-step.ts';

/** Removes one of the caller's passkeys, which logs nobody in any more (ACC-15, AUTH-12). */
export const removePasskey = operation({
  name: 'accounts/remove-passkey',
  summary: 'Remove a passkey',
  method: 'DELETE',
  path: '/api/passkey.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({
    id: z.string('required').check(z.minLength(1, 'required'), z.maxLength(1400, 'too_long')),
    ...ownerProof,
  }),
  answer: z.object({ removed: z.literal(true) }),
  errors: ownerErrors,
});
