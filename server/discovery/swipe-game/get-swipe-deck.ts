import { getSwipeDeck } from '#contract/discovery/get-swipe-deck.ts';
import { handler } from '#server/platform/http/handler.ts';
import { swipeDeck } from './swipe-deck.ts';
import { swipeState } from './swipe-member.ts';

export const getSwipeDeckHandler = handler(getSwipeDeck, async ({ site, member }, platform) => {
  const swiper = { site, member, now: platform.clock.now() };
  // Reads from the primary: on a lagging replica a member swiped a moment ago would reappear.
  const deck = await swipeDeck(platform, swiper);
  return { ...deck, page: 1 as const, state: await swipeState(platform.db, swiper) };
});
