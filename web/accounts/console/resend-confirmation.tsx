import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resendConfirmation } from '#contract/accounts/console/resend-confirmation.ts';
import type { Id } from '#contract/kit/id.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

const resendConfirmationMutation = () => mutationFor(resendConfirmation, { idempotent: true });

/** Mails the member the link that confirms the address. */
export function ResendConfirmation({ member }: { member: Id }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...resendConfirmationMutation(),
    async onSuccess({ sent }) {
      toast({
        tone: sent ? 'success' : 'info',
        text: text(sent ? 'accounts.desk.confirmation_sent' : 'accounts.desk.confirmation_not_needed'),
      });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate({ member })}>
      {text('accounts.desk.confirmation')}
    </Button>
  );
}
