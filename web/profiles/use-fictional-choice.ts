import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { fictionalChoiceQuery } from './data/get-fictional-choice.ts';
import { setFictionalChoiceMutation } from './data/set-fictional-choice.ts';

/**
 * Whether the member hides fictional profiles, and the way to change it: shown at once, and back where the server refuses.
 * What lists then hold, `useFictionalSync` of the shell reads again (FIC-11). `member` false: a visitor hides nobody.
 */
export function useFictionalChoice(member = true) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { queryKey } = fictionalChoiceQuery();
  const { data } = useQuery({ ...fictionalChoiceQuery(), enabled: member });
  const show = (hidden: boolean) => queries.setQueryData(queryKey, { hidden });
  const { mutate, isPending } = useMutation({
    ...setFictionalChoiceMutation(),
    onMutate: ({ hidden }) => void show(hidden),
    onSuccess: () => queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] }),
    onError(failure, { hidden }) {
      show(!hidden);
      toast({ tone: 'danger', text: failureText(failure) });
    },
  });
  return {
    hidden: data?.hidden ?? false,
    known: data !== undefined,
    busy: isPending,
    change: (hidden: boolean) => mutate({ hidden }),
  };
}
