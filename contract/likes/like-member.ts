import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Likes a member. Idempotent. Both members get an event, and a match if the like is mutual (LIKE-1, LIKE-2).
 */
export const likeMember = operation({
  name: 'likes/like-member',
  summary: 'Like a member',
  method: 'POST',
  path: '/api/like.php',
  caller: 'member',
  budget: {
    kind: 'write',
    member: [
      { calls: 60, seconds: 60 },
      { calls: 1500, seconds: 86_400 },
    ],
  },
  input: z.strictObject({ profile: id }),
  answer: z.object({ profile: id, match: z.boolean() }),
  errors: { own_profile: 409 },
});
