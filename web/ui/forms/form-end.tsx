import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useIsSlow } from '../feedback/use-slow.ts';
import styles from './form-end.module.css';

/** The end of a form: the error, the submit button, and a notice when sending takes long. */
export function FormFooter(props: {
  failure: string | null;
  busy: boolean;
  size?: 'lg';
  /** Text of the button. */
  label: string;
  /** Content beside the button. */
  children?: ReactNode;
}) {
  const text = useText();
  const hydrated = useHydrated();
  const slow = useIsSlow(props.busy);
  return (
    <>
      {props.failure === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {props.failure}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button
          type={hydrated ? 'submit' : 'button'}
          size={props.size ?? 'md'}
          className={styles.send}
          loading={props.busy}
        >
          {props.label}
        </Button>
        {props.children}
      </div>
      <p className={styles.slow} role="status">
        {slow ? text('kit.slow') : null}
      </p>
    </>
  );
}
