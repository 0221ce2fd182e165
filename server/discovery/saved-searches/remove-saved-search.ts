import { removeSavedSearch } from '#contract/discovery/remove-saved-search.ts';
import { handler } from '#server/platform/http/handler.ts';
import { deleteSavedSearch } from './saved-searches.sql.ts';

export const removeSavedSearchHandler = handler(removeSavedSearch, async ({ member, input }, { db }) => {
  await deleteSavedSearch(db, member, input.search);
  return { search: input.search };
});
