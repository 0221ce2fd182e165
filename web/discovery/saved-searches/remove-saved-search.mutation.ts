import { useMutation } from '@tanstack/react-query';
import { removeSavedSearch } from '#contract/discovery/remove-saved-search.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Removes a saved search. Its row stays until the list is reloaded, so that the removal can be undone. */
export const useRemoveSavedSearch = () => useMutation(mutationFor(removeSavedSearch, { idempotent: true }));
