import type { Registry } from '#server/platform/http/registry.ts';
import { autoLikeHandler } from './http/auto-like.ts';
import { changeSavedSearchHandler } from './http/change-saved-search.ts';
import { listAdTilesHandler } from './http/list-ad-tiles.ts';
import { listSavedSearchesHandler } from './http/list-saved-searches.ts';
import { removeSavedSearchHandler } from './http/remove-saved-search.ts';
import { saveSearchHandler } from './http/save-search.ts';
import { searchMembersHandler } from './http/search-members.ts';
import { fetchTilesHandler } from './jobs/fetch-tiles.handler.ts';
import { mailNews } from './jobs/mail-news.handler.ts';
import { noticeMembers } from './jobs/notice-members.handler.ts';
import { purgeOldSnapshots } from './jobs/purge-snapshots.handler.ts';
import { tellNewsOfMember } from './jobs/tell-news.handler.ts';

export function register(registry: Registry): void {
  registry.operation(searchMembersHandler);
  registry.operation(listSavedSearchesHandler);
  registry.operation(saveSearchHandler);
  registry.operation(changeSavedSearchHandler);
  registry.operation(removeSavedSearchHandler);
  registry.operation(autoLikeHandler);
  registry.job(noticeMembers);
  registry.job(tellNewsOfMember);
  registry.job(mailNews);
  registry.operation(listAdTilesHandler);
  registry.job(fetchTilesHandler);
  registry.job(purgeOldSnapshots);
}
