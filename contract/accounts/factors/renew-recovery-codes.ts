import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownerErrors, ownerProof, recoveryCodes } from '#contract/kit/second-step.ts';

/** Creates ten new recovery codes and voids the previous ones (ACC-15, AUTH-12). */
export const renewRecoveryCodes = operation({
  name: 'accounts/renew-recovery-codes',
  summary: 'Renew the recovery codes',
  method: 'POST',
  path: '/api/recovery-codes.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject(ownerProof),
  answer: recoveryCodes,
  errors: { ...ownerErrors, two_step_off: 409 },
});
