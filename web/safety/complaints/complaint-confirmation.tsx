import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import styles from './complaint.module.css';
import type { SentComplaint } from './complaint-form.tsx';

/** Confirms the complaint and shows its reference number (SAFE-1). */
export function ComplaintConfirmation({ sent, onAgain }: { sent: SentComplaint; onAgain: () => void }) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.done}>
      <Illustration picture="sent" />
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {text('safety.complaint.done_title')}
      </h2>
      <p className={styles.number}>{sent.number}</p>
      <CopyButton content={sent.number} />
      <p>{text('safety.complaint.done')}</p>
      {sent.mailed ? <p className={styles.quiet}>{text('safety.complaint.done_mailed')}</p> : null}
      <Button variant="subtle" onClick={onAgain}>
        {text('safety.complaint.again')}
      </Button>
    </div>
  );
}
