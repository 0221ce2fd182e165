import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * The second operator's decision about an export for an authority. Approved, a job makes the sealed file, and
 * the operator who asked can fetch it for a day. The operator who asked can only withdraw the request:
 * `own_request`. A request that is already decided, or whose hold was released, is `not_found` (SAFE-6, CSAM-2).
 */
export const decideEvidenceExport = operation({
  name: 'accounts/decide-evidence-export',
  summary: 'Approve or decline an export for an authority',
  method: 'PUT',
  path: '/api/console/evidence-exports.php',
  caller: 'operator',
  right: 'moderate',
  stepUp: true,
  input: z.strictObject({ approval: id, approved: z.boolean() }),
  answer: z.object({ approval: id, approved: z.boolean() }),
  errors: {},
});
