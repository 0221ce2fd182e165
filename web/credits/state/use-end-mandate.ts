import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { endMandateMutation } from '../data/end-mandate.ts';
import { getRepeatOrderQuery } from '../data/get-repeat-order.ts';
import { listMandatesQuery } from '../data/list-mandates.ts';

/** Ends what was kept; it is gone from the list, and nothing can be repeated with it. */
export function useEndMandate() {
  const text = useText();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...endMandateMutation(),
    onSuccess: () => toast({ tone: 'success', text: text('credits.mandates.ended') }),
    onError: (failure) => toast({ tone: 'danger', text: failureText(failure) }),
    async onSettled() {
      void queries.invalidateQueries({ queryKey: getRepeatOrderQuery().queryKey });
      await queries.invalidateQueries({ queryKey: listMandatesQuery().queryKey });
    },
  });
  return { end: mutate, ending: isPending };
}
