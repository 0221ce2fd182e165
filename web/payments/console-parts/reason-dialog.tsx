import { Alert, Button, Group, Textarea } from '@mantine/core';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

/** A mutation that asks for a reason first. After it, all queries on the screen are fetched again. */
export function useReasonDialog<Sent, Answer>(
  mutation: UseMutationOptions<Answer, Error, Sent>,
  done: string,
) {
  const failure = useFailureText();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    ...mutation,
    async onSuccess() {
      setOpen(false);
      toast({ tone: 'success', text: done });
      await queries.invalidateQueries();
    },
  });
  return {
    isOpen,
    busy: isPending,
    failure: error && failure(error),
    open: () => setOpen(true),
    close: () => {
      reset();
      setOpen(false);
    },
    send: (sent: Sent) => mutate(sent),
  };
}

const most = 500;

/** Asks the operator for a reason as free text. */
export function ReasonDialog(props: {
  title: string;
  lead: string;
  label: string;
  send: string;
  busy: boolean;
  failure: string | null;
  onClose: () => void;
  onSend: (reason: string) => void;
}) {
  const text = useText();
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setMissing(reason === '');
    if (reason !== '') props.onSend(reason);
  };
  return (
    <Dialog title={props.title} noCross stays={props.busy} onClose={props.onClose}>
      <form className={styles.form} noValidate onSubmit={send}>
        <p>{props.lead}</p>
        <Textarea
          label={props.label}
          name="reason"
          rows={4}
          maxLength={most}
          error={isMissing ? text('kit.field.required') : undefined}
          onChange={() => setMissing(false)}
        />
        {props.failure === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {props.failure}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" onClick={props.onClose}>
            {text('kit.cancel')}
          </Button>
          <Button type="submit" loading={props.busy}>
            {props.send}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
