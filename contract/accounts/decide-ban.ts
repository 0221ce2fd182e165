import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * The second operator's decision about a ban on further sites. Approved, the person's other accounts are
 * banned at once. The operator who asked can only withdraw it: `own_request`. A request that is already decided
 * is `not_found`. A first ban that ended meanwhile is `ban_ended` (SAFE-6, TRUST-9).
 */
export const decideBan = operation({
  name: 'accounts/decide-ban',
  summary: 'Approve or decline a ban on all sites',
  method: 'PUT',
  path: '/api/console/bans.php',
  caller: 'operator',
  right: 'ban',
  stepUp: true,
  input: z.strictObject({ approval: id, approved: z.boolean() }),
  answer: z.object({ approval: id, approved: z.boolean() }),
  errors: { ban_ended: 409 },
});
