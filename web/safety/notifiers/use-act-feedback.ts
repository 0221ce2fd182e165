import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** The end of an operator's act on a case of a sender: a toast, and fresh lists and counts. */
export function useActFeedback() {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  return {
    async onSuccess() {
      toast({ tone: 'success', text: text('safety.case.sent') });
      await queries.invalidateQueries();
    },
    onError(error: Error) {
      toast({ tone: 'danger', text: failure(error) });
    },
  };
}
