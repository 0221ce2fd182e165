import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { likedPart } from './like-about.ts';

/**
 * Likes a member. Idempotent. Both members get an event, and a match if the like is mutual (LIKE-1, LIKE-2).
 * `about` names the photo or the answer that the like is about. A member who likes already only changes that,
 * without a new like or notice. Without `about` an existing like stays as it is.
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
  input: z.strictObject({ profile: id, about: z.optional(likedPart) }),
  answer: z.object({ profile: id, match: z.boolean() }),
  errors: { own_profile: 409, part_gone: 409 },
});
