import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reopenWithdrawalCase } from '#contract/payments/console/reopen-withdrawal-case.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';

/** The button that opens a dismissed case again. */
export function ReopenCase({ id }: { id: number }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const reopen = useMutation({
    ...mutationFor(reopenWithdrawalCase, { idempotent: true }),
    async onSuccess() {
      await queries.invalidateQueries();
      toast({ tone: 'success', text: text('payments.case.reopened') });
    },
    onError: (problem) => toast({ tone: 'danger', text: failure(problem) }),
  });
  return (
    <Button variant="default" loading={reopen.isPending} onClick={() => reopen.mutate({ case: id })}>
      {text('payments.case.reopen')}
    </Button>
  );
}
