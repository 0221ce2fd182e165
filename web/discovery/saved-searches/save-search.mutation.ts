import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveSearch } from '#contract/discovery/save-search.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { savedSearchesQuery } from './list-saved-searches.query.ts';

/** Saves a search. Saving the same one twice stores it once. */
export function useSaveSearch() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(saveSearch, { idempotent: true }),
    onSuccess: () => queries.invalidateQueries(savedSearchesQuery()),
  });
}
