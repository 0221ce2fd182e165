import { useQueryClient } from '@tanstack/react-query';
import { fictionalChoiceChanged } from '#contract/profiles/events.ts';
import { useLive } from '#web/platform/live/live.ts';
import { fictionalChoiceQuery, setFictionalChoiceMutation } from './use-fictional-choice.ts';

/** Receives the choice from another device and refreshes all queries (FIC-11). Use once on a page. */
export function useFictionalChoiceSync(): void {
  const queries = useQueryClient();
  useLive(fictionalChoiceChanged, (choice) => {
    // While this device changes the choice, the event of its first tap would undo the second tap. The choice
    // is read again afterwards.
    if (queries.isMutating({ mutationKey: setFictionalChoiceMutation().mutationKey }) > 0) return;
    const { queryKey } = fictionalChoiceQuery();
    queries.setQueryData(queryKey, choice);
    void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  });
}
