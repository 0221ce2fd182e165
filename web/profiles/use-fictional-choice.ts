import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { getFictionalChoice } from '#contract/profiles/get-fictional-choice.ts';
import { setFictionalChoice } from '#contract/profiles/set-fictional-choice.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** Safe to retry: the input is the wanted state, not a change. */
export const setFictionalChoiceMutation = () => mutationFor(setFictionalChoice, { idempotent: true });

/** Live events keep it current. */
export const fictionalChoiceQuery = () => ({
  ...queryFor(getFictionalChoice, {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The server's value, while the screen shows another one. */
const kept = new WeakMap<QueryClient, boolean>();

// Changes run one after the other, in the order of the taps.
const scope = { id: 'fictional-choice' };

/**
 * Whether the member hides fictional profiles, and a function to change it. The change is shown with the tap
 * and reverted if the server refuses. Afterwards all lists are read again, as `useFictionalChoiceSync` of the
 * shell does for other devices (FIC-11). With `member` false nothing is hidden, because the user is a
 * visitor.
 */
export function useFictionalChoice(member = true, onSaved?: () => void) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { queryKey } = fictionalChoiceQuery();
  const { data } = useQuery({ ...fictionalChoiceQuery(), enabled: member });
  // The cache notifies its subscribers a moment later. Without this redraw the switch would spring back under
  // the finger.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const show = (hidden: boolean) => queries.setQueryData(queryKey, { hidden });
  const mutation = setFictionalChoiceMutation();
  const underWay = () => queries.isMutating({ mutationKey: mutation.mutationKey });
  const isLast = () => underWay() === 1;

  const { mutate } = useMutation({
    ...mutation,
    scope,
    onSuccess(_, { hidden }) {
      kept.set(queries, hidden);
      if (isLast()) onSaved?.();
    },
    onError(failure) {
      if (isLast()) show(kept.get(queries) ?? false);
      toast({ tone: 'danger', text: failureText(failure) });
    },
    // Includes the choice itself, because events from other devices were ignored meanwhile.
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
      // A response in flight would restore the old value.
      void queries.cancelQueries({ queryKey });
      show(wanted);
      redraw();
      mutate({ hidden: wanted });
    },
  };
}
