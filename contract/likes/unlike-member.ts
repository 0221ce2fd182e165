import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Withdraws a like. Without a like nothing changes (LIKE-1). */
export const unlikeMember = operation({
  name: 'likes/unlike-member',
  summary: 'Take a like back',
  method: 'DELETE',
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
  answer: z.object({ profile: id }),
  errors: {},
});
