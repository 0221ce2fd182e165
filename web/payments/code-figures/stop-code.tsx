import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stopCode } from '#contract/payments/console/stop-code.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const stopCodeMutation = () => mutationFor(stopCode);

/** Stops a discount code after a confirmation. */
export function StopCode({ code }: { code: string }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useMutation({
    ...stopCodeMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('payments.codes.stopped', { code }) });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
    onSettled: close,
  });
  return (
    <>
      <Button
        variant="default"
        aria-label={text('payments.codes.stop_that', { code })}
        onClick={() => setAsking(true)}
      >
        {text('payments.codes.stop')}
      </Button>
      {asking ? (
        <Dialog title={text('payments.codes.stop_that', { code })} noCross onClose={close}>
          <p>{text('payments.codes.stop_what')}</p>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="subtle" onClick={close}>
              {text('kit.cancel')}
            </Button>
            <Button loading={isPending} onClick={() => mutate({ code })}>
              {text('payments.codes.stop')}
            </Button>
          </Group>
        </Dialog>
      ) : null}
    </>
  );
}
