import { useQueryClient } from '@tanstack/react-query';
import { fictionalChoiceChanged } from '#contract/profiles/events.ts';
import { useLive } from '#web/platform/live/live.ts';
import { fictionalChoiceQuery } from './fictional/get-fictional-choice.query.ts';
import { setFictionalChoiceMutation } from './fictional/set-fictional-choice.mutation.ts';

/** Hears the choice of another device, and has everything read again (FIC-11). Once on a page. */
export function useFictionalChoiceSync(): void {
  const queries = useQueryClient();
  useLive(fictionalChoiceChanged, (choice) => {
    // Being changed here: what this device is told of its first tap would undo its second. It reads afresh afterwards.
    if (queries.isMutating({ mutationKey: setFictionalChoiceMutation().mutationKey }) > 0) return;
    const { queryKey } = fictionalChoiceQuery();
    queries.setQueryData(queryKey, choice);
    void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  });
}
