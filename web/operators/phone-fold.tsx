import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import styles from './phone-fold.module.css';

/**
 * Hides its content behind a button on a phone, so that the list below starts on the first screen. Wider
 * screens show the content without the button.
 */
export function PhoneFold(props: { label: string; icon: ReactNode; children: ReactNode }) {
  const content = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant="default"
        hiddenFrom="sm"
        leftSection={props.icon}
        aria-expanded={open}
        aria-controls={content}
        onClick={() => setOpen(!open)}
      >
        {props.label}
      </Button>
      <div id={content} className={styles.content} data-open={open}>
        {props.children}
      </div>
    </>
  );
}
