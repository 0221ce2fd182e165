import { undoSwipe } from '#contract/discovery/undo-swipe.ts';
import { handler } from '#server/platform/http/handler.ts';
import { swipeCardOf } from './swipe-deck.ts';
import { swipeState, undoLastPass } from './swipe-member.ts';

export const undoSwipeHandler = handler(undoSwipe, async ({ site, member }, platform) => {
  const swiper = { site, member, now: platform.clock.now() };
  const other = await undoLastPass(platform, swiper);
  return {
    profile: await swipeCardOf(platform, swiper, other),
    state: await swipeState(platform.db, swiper),
  };
});
