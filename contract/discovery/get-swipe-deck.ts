import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { interest } from '#contract/sites/interest.ts';
import { searchResult } from './search-members.ts';
import { swipeState } from './swipe-state.ts';

/** Cards of a deck at a time. */
export const deckSize = 10;

/** Somebody to swipe: a card, and what the two share. */
export const swipeCard = z.extend(searchResult, { shared_interests: z.array(interest) });

export type SwipeCard = z.output<typeof swipeCard>;

/**
 * The next members to swipe: of the gender looked for, who look for the caller's; not liked yet and not swiped within 30
 * days. Real members first (DISC-6).
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
