import { Button } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './end-session-dialog.module.css';

/** Asks for confirmation before a device is logged out. */
export function EndSessionDialog(props: {
  title: string;
  body: string;
  onEnd: () => void;
  onClose: () => void;
}) {
  const text = useText();
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <p className={styles.body}>{props.body}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={props.onClose}>
          {text('accounts.devices.keep')}
        </Button>
        <Button onClick={props.onEnd}>{text('accounts.devices.end')}</Button>
      </div>
    </Dialog>
  );
}
