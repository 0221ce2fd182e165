import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { swipeCard, swipeState } from './get-swipe-deck.ts';

/**
 * Undoes the last swipe if it was a pass and returns the member's card. Null if the member is no longer
 * available (DISC-6).
 */
export const undoSwipe = operation({
  name: 'discovery/undo-swipe',
  summary: 'Take back the last pass',
  method: 'DELETE',
  path: '/api/swipe.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({ profile: z.nullable(swipeCard), state: swipeState }),
  errors: { nothing_to_undo: 409 },
});
