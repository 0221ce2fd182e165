import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { fictionalChoiceQuery } from './fictional/get-fictional-choice.query.ts';
import { setFictionalChoiceMutation } from './fictional/set-fictional-choice.mutation.ts';

/** What the server has, while something else is shown. */
const kept = new WeakMap<QueryClient, boolean>();

// One after the other, in the order of the hand.
const scope = { id: 'fictional-choice' };

/**
 * Whether the member hides fictional profiles, and the way to change it: shown with the tap, and back where the server
 * refuses. What lists then hold is read again, as `useFictionalChoiceSync` of the shell does for other devices (FIC-11).
 * `member` false: a visitor hides nobody.
 */
export function useFictionalChoice(member = true) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { queryKey } = fictionalChoiceQuery();
  const { data } = useQuery({ ...fictionalChoiceQuery(), enabled: member });
  // The cache tells its readers a moment later: a switch that is not over by then springs back under the finger.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const show = (hidden: boolean) => queries.setQueryData(queryKey, { hidden });
  const mutation = setFictionalChoiceMutation();
  const underWay = () => queries.isMutating({ mutationKey: mutation.mutationKey });
  const isLast = () => underWay() === 1;

  const { mutate } = useMutation({
    ...mutation,
    scope,
    onSuccess: (_, { hidden }) => void kept.set(queries, hidden),
    onError(failure) {
      if (isLast()) show(kept.get(queries) ?? false);
      toast({ tone: 'danger', text: failureText(failure) });
    },
    // The choice itself as well: what other devices chose meanwhile was not heard.
    onSettled() {
      if (isLast()) void queries.invalidateQueries();
    },
  });
  const hidden = data?.hidden ?? false;
  return {
    hidden,
    known: data !== undefined,
    change(wanted: boolean) {
      if (underWay() === 0) kept.set(queries, hidden);
      // An answer that is on its way says how it was.
      void queries.cancelQueries({ queryKey });
      show(wanted);
      redraw();
      mutate({ hidden: wanted });
    },
  };
}
