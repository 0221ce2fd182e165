import { getSwipeDeck } from '#contract/discovery/get-swipe-deck.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const swipeDeckQuery = () => queryFor(getSwipeDeck, {});
