import { Button, type ButtonProps, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

interface Question {
  /** The act, on the button and in the dialog. */
  readonly label: string;
  /** Names the subject too. The label, if it is clear alone. */
  readonly title?: string;
  /** The consequences. */
  readonly words: string;
  /** Shown after the act. */
  readonly done: string;
  readonly act: () => Promise<unknown>;
  readonly danger?: boolean;
}

function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { label, title = label, words, done, act, danger = false } = question;
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    async onSuccess() {
      toast({ tone: 'success', text: done });
      onClose();
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <Dialog title={title} noCross stays={isPending} onClose={onClose}>
      <p>{words}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="subtle" disabled={isPending} onClick={onClose}>
          {text('kit.cancel')}
        </Button>
        <Button {...(danger && { color: 'red' })} loading={isPending} onClick={() => mutate()}>
          {label}
        </Button>
      </Group>
    </Dialog>
  );
}

/** A button of the console that names the consequences of its act and asks once before it. */
export function ConfirmedButton({
  size,
  ...question
}: Question & { readonly size?: NonNullable<ButtonProps['size']> }) {
  const [asking, setAsking] = useState(false);
  const { label, title = label, danger = false } = question;
  return (
    <>
      <Button
        {...(danger ? { variant: 'subtle', color: 'red' } : { variant: 'default' })}
        {...(size !== undefined && { size })}
        {...(title !== label && { 'aria-label': title })}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {asking ? <ConfirmDialog question={question} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
