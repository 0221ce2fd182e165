import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueueItem } from '#contract/safety/search-queue.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { assignMutation } from './queue.query.ts';

/** Assigns items of both queues, and says what came of it. The list is read again in any case. */
export function useAssign(onDone: () => void) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation(assignMutation());
  const assign = async (items: readonly QueueItem[], to: number | null) => {
    if (items.length === 0) return;
    try {
      for (const queue of ['report', 'complaint'] as const) {
        const ids = items.filter((item) => item.queue === queue).map(({ id }) => id);
        if (ids.length > 0) await mutateAsync({ queue, ids, to });
      }
      toast({
        tone: 'success',
        text: text(to === null ? 'safety.queue.given_back' : 'safety.queue.assigned', {
          number: items.length,
        }),
      });
      onDone();
    } catch (error) {
      toast({ tone: 'danger', text: failure(error) });
    }
    await queries.invalidateQueries();
  };
  return {
    assign: (items: readonly QueueItem[], to: number | null) => void assign(items, to),
    busy: isPending,
  };
}
