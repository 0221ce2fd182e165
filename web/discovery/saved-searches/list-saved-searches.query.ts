import { listSavedSearches } from '#contract/discovery/list-saved-searches.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const savedSearchesQuery = () => queryFor(listSavedSearches, {});
