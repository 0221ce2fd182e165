import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { endMandateMutation } from './end-mandate.mutation.ts';
import { getRepeatOrderQuery } from './get-repeat-order.query.ts';
import { listMandatesQuery } from './list-mandates.query.ts';

/** Ends a mandate. The mandate disappears from the list, and no order can be repeated with it. */
export function useEndMandate() {
  const text = useText();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...endMandateMutation(),
    onSuccess: () => toast({ tone: 'success', text: text('payments.mandates.ended') }),
    onError: (failure) => toast({ tone: 'danger', text: failureText(failure) }),
    async onSettled() {
      void queries.invalidateQueries({ queryKey: getRepeatOrderQuery().queryKey });
      await queries.invalidateQueries({ queryKey: listMandatesQuery().queryKey });
    },
  });
  return { end: mutate, ending: isPending };
}
