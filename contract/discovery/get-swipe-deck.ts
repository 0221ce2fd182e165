import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { interest } from '#contract/sites/interest.ts';
import { searchResult } from './search-members.ts';
import { swipeState } from './swipe-state.ts';

/** Number of cards in a deck. */
export const deckSize = 10;

/** A member to swipe: a card with the shared interests. */
export const swipeCard = z.extend(searchResult, { shared_interests: z.array(interest) });

export type SwipeCard = z.output<typeof swipeCard>;

/**
 * Returns the next members to swipe: gender wishes match, not liked yet, and not swiped within 30 days. Real
 * members come first (DISC-6).
 */
export const getSwipeDeck = operation({
  name: 'discovery/get-swipe-deck',
  summary: 'Members to swipe',
  method: 'GET',
  path: '/api/swipes.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({
    results: z.array(swipeCard),
    page: z.literal(1),
    has_more: z.boolean(),
    state: swipeState,
  }),
  errors: {},
});
