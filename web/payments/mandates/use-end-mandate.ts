import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endMandate } from '#contract/payments/end-mandate.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { getRepeatOrderQuery } from './get-repeat-order.query.ts';
import { listMandatesQuery } from './list-mandates.query.ts';

/** Idempotent: ending an ended mandate changes nothing. */
const endMandateMutation = () => mutationFor(endMandate, { idempotent: true });

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
