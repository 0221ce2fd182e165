import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { liftDebitBlockMutation } from '../data/lift-debit-block.ts';

/** Takes direct debits from a member again. */
export function LiftBlock({ member }: { member: Id }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...liftDebitBlockMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('credits.accounts.lifted') });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      aria-label={text('credits.accounts.lift_of', { member: String(member) })}
      onClick={() => mutate({ member })}
    >
      {text('credits.accounts.lift')}
    </Button>
  );
}
