import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Ends all that restricts a member, before its time: everything is as it was, and they are told (DSA-6, AGE-4). Where
 * nothing restricts them nothing changes.
 */
export const liftRestrictions = operation({
  name: 'profiles/lift-restrictions',
  summary: 'End a suspension, a ban or a hiding',
  method: 'DELETE',
  path: '/api/console/restrictions.php',
  caller: 'operator',
  input: z.strictObject({ member: id }),
  answer: z.object({ member: id }),
  errors: {},
});
