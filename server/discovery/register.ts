// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { serveDemoFeed } from './ad-tiles/demo-feed.ts';
import { fetchTilesHandler } from './ad-tiles/fetch-tiles.job.ts';
import { listAdTilesHandler } from './ad-tiles/list-ad-tiles.ts';
import { autoLikeHandler } from './auto-likes/auto-like.ts';
import { endStandingLikesHandler } from './auto-likes/end-standing-likes.job.ts';
import { getStandingLikeHandler } from './auto-likes/get-standing-like.ts';
import { setStandingLikeHandler } from './auto-likes/set-standing-like.ts';
import { findMatchesHandler } from './matches/find-matches.ts';
import { listRelatedHandler } from './matches/list-related.ts';
import { changeSavedSearchHandler } from './saved-searches/change-saved-search.ts';
import { listSavedSearchesHandler } from './saved-searches/list-saved-searches.ts';
import { mailNewMembersHandler, notifyNewMembersHandler } from './saved-searches/notify-new-members.job.ts';
import { removeSavedSearchHandler } from './saved-searches/remove-saved-search.ts';
import { saveSearchHandler } from './saved-searches/save-search.ts';
import { scheduleNoticesHandler } from './saved-searches/schedule-notices.job.ts';
import { listExamplesHandler } from './search/list-examples.ts';
import { purgeOldSnapshots } from './search/purge-snapshots.job.ts';
import { searchMembersHandler } from './search/search-members.ts';
import { getSwipeDeckHandler } from './swipe-game/get-swipe-deck.ts';
import { purgeSwipesHandler } from './swipe-game/purge-swipes.job.ts';
import { swipeMemberHandler } from './swipe-game/swipe-member.ts';
import { undoSwipeHandler } from './swipe-game/undo-swipe.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(autoLikeHandler);
  registry.operation(changeSavedSearchHandler);
  registry.operation(findMatchesHandler);
  registry.operation(getStandingLikeHandler);
  registry.operation(getSwipeDeckHandler);
  registry.operation(listAdTilesHandler);
  registry.operation(listExamplesHandler);
  registry.operation(listRelatedHandler);
  registry.operation(listSavedSearchesHandler);
  registry.operation(removeSavedSearchHandler);
  registry.operation(saveSearchHandler);
  registry.operation(searchMembersHandler);
  registry.operation(setStandingLikeHandler);
  registry.operation(swipeMemberHandler);
  registry.operation(undoSwipeHandler);
  registry.job(endStandingLikesHandler);
  registry.job(fetchTilesHandler);
  registry.job(mailNewMembersHandler);
  registry.job(notifyNewMembersHandler);
  registry.job(purgeOldSnapshots);
  registry.job(purgeSwipesHandler);
  registry.job(scheduleNoticesHandler);
  registry.route(serveDemoFeed);
}
