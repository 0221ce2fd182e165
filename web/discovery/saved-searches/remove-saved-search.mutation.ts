import { useMutation } from '@tanstack/react-query';
import { removeSavedSearch } from '#contract/discovery/remove-saved-search.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Removes a saved search. The list keeps its place, where it can be taken back, until it is read again. */
export const useRemoveSavedSearch = () => useMutation(mutationFor(removeSavedSearch, { idempotent: true }));
