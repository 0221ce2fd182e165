import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import { liftDebitBlock } from '#contract/payments/console/lift-debit-block.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

const liftDebitBlockMutation = () => mutationFor(liftDebitBlock, { idempotent: true });

/** Ends a member's direct debit block. */
export function LiftDebitBlock({ member }: { member: Id }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...liftDebitBlockMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('payments.accounts.lifted') });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      aria-label={text('payments.accounts.lift_of', { member: String(member) })}
      onClick={() => mutate({ member })}
    >
      {text('payments.accounts.lift')}
    </Button>
  );
}
