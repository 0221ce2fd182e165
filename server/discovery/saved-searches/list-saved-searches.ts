import { listSavedSearches, mostSavedSearches } from '#contract/discovery/list-saved-searches.ts';
import { handler } from '#server/platform/http/handler.ts';
import { savedSearchesOf } from './saved-searches.sql.ts';

export const listSavedSearchesHandler = handler(listSavedSearches, async ({ member }, { db }) => ({
  searches: await savedSearchesOf(db, member),
  most: mostSavedSearches,
}));
