import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { swipeState } from './get-swipe-deck.ts';

/**
 * Likes or passes a member in the swipe game. The like is an ordinary one. The server allows four likes
 * within 24 hours, also across devices. Repeating a swipe changes nothing; a pass may become a like (DISC-6).
 */
export const swipeMember = operation({
  name: 'discovery/swipe-member',
  summary: 'Swipe a member',
  method: 'POST',
  path: '/api/swipe.php',
  caller: 'member',
  budget: {
    kind: 'write',
    member: [
      { calls: 90, seconds: 60 },
      { calls: 2000, seconds: 3600 },
    ],
  },
  input: z.strictObject({ profile: id, choice: z.enum(['like', 'pass'], 'invalid') }),
  answer: z.object({ match: z.boolean(), state: swipeState }),
  errors: { own_profile: 409, no_swipe_likes: 429 },
});
