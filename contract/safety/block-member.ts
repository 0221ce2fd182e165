import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Blocks a member: from now on neither sees the other, in any list, link or call (SAFE-1, PROF-7, TRUST-3). A
 * second call changes nothing. The blocked member is not notified.
 */
export const blockMember = operation({
  name: 'safety/block-member',
  summary: 'Block a member',
  method: 'POST',
  path: '/api/block.php',
  caller: 'member',
  whileRestricted: true,
  budget: {
    kind: 'write',
    member: [
      { calls: 30, seconds: 60 },
      { calls: 300, seconds: 86_400 },
    ],
  },
  input: z.strictObject({ profile: id }),
  answer: z.object({ profile: id }),
  errors: { own_profile: 409 },
});
