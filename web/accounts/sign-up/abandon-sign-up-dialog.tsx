import { Button } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './open-sign-up-dialog.module.css';

/** Shown before an unfinished sign-up is closed: says what is kept and what is lost (MEET-13). */
export function AbandonSignUpDialog({ onStop, onGoOn }: { onStop: () => void; onGoOn: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('accounts.stop.title')} onClose={onGoOn}>
      <p>{text('accounts.stop.body')}</p>
      <div className={styles.choice}>
        <Button onClick={onGoOn}>{text('accounts.stop.go_on')}</Button>
        <Button variant="default" onClick={onStop}>
          {text('accounts.stop.stop')}
        </Button>
      </div>
    </Dialog>
  );
}
