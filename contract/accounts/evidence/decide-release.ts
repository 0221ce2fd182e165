import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * The second operator's decision about the release of a hold. Approved, the freeze ends. With the evidence
 * released too, deletions that waited are carried out. The operator who asked can only withdraw the request:
 * `own_request`. A request that is already decided is `not_found` (SAFE-6, CSAM-2).
 */
export const decideRelease = operation({
  name: 'accounts/decide-release',
  summary: 'Approve or decline the release of a hold',
  method: 'PUT',
  path: '/api/console/releases.php',
  caller: 'operator',
  right: 'moderate',
  stepUp: true,
  input: z.strictObject({ approval: id, approved: z.boolean() }),
  answer: z.object({ approval: id, approved: z.boolean() }),
  errors: {},
});
