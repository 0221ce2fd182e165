import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { fictionalChoiceQuery } from './data/get-fictional-choice.ts';
import { setFictionalChoiceMutation } from './data/set-fictional-choice.ts';

/** What the server has, while something else is shown. */
const kept = new WeakMap<QueryClient, boolean>();

// One after the other, in the order of the hand.
const scope = { id: 'fictional-choice' };

/**
 * Whether the member hides fictional profiles, and the way to change it: shown with the tap, and back where the server
 * refuses. What lists then hold, `useFictionalChoiceSync` of the shell reads again (FIC-11). `member` false: a visitor hides
 * nobody.
 */
export function useFictionalChoice(member = true) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { queryKey } = fictionalChoiceQuery();
  const { data } = useQuery({ ...fictionalChoiceQuery(), enabled: member });
  const { mutationKey, ...mutation } = setFictionalChoiceMutation();
  // The cache tells its readers a moment later: a switch that is not over by then springs back under the finger.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const show = (hidden: boolean) => queries.setQueryData(queryKey, { hidden });
  const isLast = () => queries.isMutating({ mutationKey }) === 1;

  const { mutate } = useMutation({
    ...mutation,
    mutationKey,
    scope,
    onSuccess(_, { hidden }) {
      kept.set(queries, hidden);
      if (isLast())
        void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    },
    onError(failure) {
      if (isLast()) show(kept.get(queries) ?? false);
      toast({ tone: 'danger', text: failureText(failure) });
    },
    onSettled() {
      if (isLast()) setWanted(null);
    },
  });
  const known = data?.hidden ?? false;
  return {
    hidden: wanted ?? known,
    known: data !== undefined,
    change(hidden: boolean) {
      if (queries.isMutating({ mutationKey }) === 0) kept.set(queries, known);
      setWanted(hidden);
      show(hidden);
      mutate({ hidden });
    },
  };
}
