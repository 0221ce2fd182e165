import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Ends all restrictions of a member early. The previous state returns, and the member is notified (DSA-6,
 * AGE-4). Without a restriction nothing changes.
 */
export const liftRestrictions = operation({
  name: 'profiles/lift-restrictions',
  summary: 'End a suspension, a ban or a hiding',
  method: 'DELETE',
  path: '/api/console/restrictions.php',
  caller: 'operator',
  right: 'ban',
  stepUp: true,
  input: z.strictObject({ member: id }),
  answer: z.object({ member: id }),
  errors: {},
});
