import { Button } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useState } from 'react';
import { useWallet } from '#web/ledger/wallet.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { IconPanel } from '#web/ui/layout/icon-mark.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { StartDialog } from '../start-dialog.tsx';
import styles from './waiting-credits.module.css';

/**
 * Tells that bought credits wait and what that means, with the button to use them now. Nothing if none wait.
 */
export function WaitingCredits() {
  const text = useText();
  const { refund_days: days } = useSettings();
  const waiting = useWallet()?.waiting ?? 0;
  const [isAsking, setAsking] = useState(false);
  if (waiting === 0) return null;
  return (
    <div className={styles.place}>
      <IconPanel mark={<IconClockPause size={24} aria-hidden />}>
        <div className={styles.words}>
          <p className={styles.title}>{text('payments.waiting.title', { credits: waiting })}</p>
          <p>{text('payments.waiting.body', { days })}</p>
          <Button variant="light" className={styles.button ?? ''} onClick={() => setAsking(true)}>
            {text('payments.waiting.open')}
          </Button>
        </div>
      </IconPanel>
      {isAsking ? (
        <StartDialog
          onStarted={() => {
            setAsking(false);
            toast({ tone: 'success', text: text('payments.waiting.done') });
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
