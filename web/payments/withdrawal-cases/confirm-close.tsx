import { Button, Group } from '@mantine/core';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface FormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/**
 * Asks before a form is sent, because a closed case cannot be opened again: money is on its way, or a mail.
 * `isReady`: an incomplete form is not asked about, so that it shows its errors at once.
 */
export function useConfirmedForm(form: FormProps, isReady: boolean) {
  const isMeant = useRef(false);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    close: () => setAsking(false),
    confirm() {
      isMeant.current = true;
      setAsking(false);
      form.ref.current?.requestSubmit();
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      if (isReady && !isMeant.current) {
        event.preventDefault();
        setAsking(true);
        return;
      }
      isMeant.current = false;
      form.onSubmit(event);
    },
  };
}

/** The question before a case is closed, with what will happen. */
export function ConfirmClose(props: {
  asked: ReturnType<typeof useConfirmedForm>;
  /** The action, as title and button. */
  action: string;
  children: ReactNode;
}) {
  const text = useText();
  const { asked, action, children } = props;
  if (!asked.isAsking) return null;
  return (
    <Dialog title={action} noCross onClose={asked.close}>
      {children}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="subtle" onClick={asked.close}>
          {text('kit.cancel')}
        </Button>
        <Button onClick={asked.confirm}>{action}</Button>
      </Group>
    </Dialog>
  );
}
