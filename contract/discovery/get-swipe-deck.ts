import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { image } from '#contract/photos/image.ts';
import { searchResult } from './search-members.ts';

/** Number of likes in the swipe game within 24 hours (DISC-6). */
export const swipeLikes = 4;

/** Days during which a swiped member stays out of the deck. */
export const swipePauseDays = 30;

/** The actions that a member has left in the swipe game. */
export const swipeState = z.object({
  likes_left: z.int(),
  /** When the next like is possible. Null while likes are left. */
  next_like_at: z.nullable(instant),
  /** Whether the last swipe was a pass that can be undone. */
  can_undo: z.boolean(),
});

export type SwipeState = z.output<typeof swipeState>;

/** Number of cards in a deck. */
export const deckSize = 10;

/** Maximum number of pictures of a card. */
export const swipePictures = 6;

/** A member to swipe: a card with the shared interests and the pictures that the caller may see. */
export const swipeCard = z.extend(searchResult, {
  /** The main picture first, at most six. Empty without a picture. */
  images: z.array(image),
});

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
