import { Button } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './keys-help.module.css';

/** The keys of a page, each with its meaning. */
export type KeyRows = ReadonlyArray<readonly [string, string]>;

/** The dialog that lists the keys of a page. The key `?` opens it. */
export function KeysHelp({ keys, onClose }: { keys: KeyRows; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('operators.keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Opens the help; for wide screens with a keyboard. */
export function KeysButton({ onOpen }: { onOpen: () => void }) {
  const text = useText();
  return (
    <Button
      variant="subtle"
      className={styles.open}
      leftSection={<IconKeyboard size={18} aria-hidden />}
      aria-keyshortcuts="?"
      onClick={onOpen}
    >
      {text('operators.keys')}
    </Button>
  );
}
