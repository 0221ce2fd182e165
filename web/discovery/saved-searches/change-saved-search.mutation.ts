import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSavedSearch } from '#contract/discovery/change-saved-search.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { savedSearchesQuery } from './list-saved-searches.query.ts';

/** Renames a saved search, or switches its notice. */
export function useChangeSavedSearch() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(changeSavedSearch, { idempotent: true }),
    onSuccess: ({ search }) =>
      queries.setQueryData(
        savedSearchesQuery().queryKey,
        (known) =>
          known && {
            ...known,
            searches: known.searches.map((other) => (other.id === search.id ? search : other)),
          },
      ),
  });
}
