import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withdrawRefusedHash } from '#contract/photos/withdraw-refused-hash.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

/** Takes a picture off the list after one confirmation. */
export function AcceptButton({ hash }: { hash: string }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    ...mutationFor(withdrawRefusedHash, { idempotent: true }),
    async onSuccess() {
      toast({ tone: 'success', text: text('photos.refused.withdrawn') });
      await queries.invalidateQueries();
    },
    onError: (problem) => toast({ tone: 'danger', text: failure(problem) }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {text('photos.refused.withdraw')}
      </Button>
      {asking ? (
        <Dialog title={text('photos.refused.withdraw')} onClose={() => setAsking(false)}>
          <p>{text('photos.refused.withdraw_what')}</p>
          <Group justify="flex-end" mt="lg">
            <Button loading={isPending} onClick={() => mutate({ hash })}>
              {text('photos.refused.withdraw')}
            </Button>
          </Group>
        </Dialog>
      ) : null}
    </>
  );
}
