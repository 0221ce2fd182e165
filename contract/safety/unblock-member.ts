import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Ends the caller's own block and restores everything it hid; changes nothing without a block (SAFE-1). */
export const unblockMember = operation({
  name: 'safety/unblock-member',
  summary: 'Unblock a member',
  method: 'DELETE',
  path: '/api/block.php',
  caller: 'member',
  input: z.strictObject({ profile: id }),
  answer: z.object({ profile: id }),
  errors: {},
});
