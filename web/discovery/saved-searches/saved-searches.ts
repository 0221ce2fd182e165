import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listSavedSearches } from '#contract/discovery/list-saved-searches.ts';
import { saveSearch } from '#contract/discovery/save-search.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';

export const savedSearchesQuery = () => queryFor(listSavedSearches, {});

/** Saves a search. Saving the same one twice stores it once. */
export function useSaveSearch() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(saveSearch, { idempotent: true }),
    onSuccess: () => queries.invalidateQueries(savedSearchesQuery()),
  });
}
