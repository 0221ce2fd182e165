import { Button, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './link-dialog.module.css';

/**
 * Shows the full address from a message before it is opened. Opening it leaks no referrer and no window
 * handle.
 */
export function LinkDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('chat.link_title')} onClose={onClose}>
      <p className={styles.leads}>
        {text('chat.link_leads')} <strong>{new URL(address).host}</strong>
      </p>
      <p className={styles.address}>{address}</p>
      <p className={styles.caution}>{text('chat.link_caution')}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <CopyButton content={address} />
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          rightSection={<IconExternalLink size={18} aria-hidden />}
          onClick={onClose}
        >
          {text('chat.link_open')}
        </Button>
      </Group>
    </Dialog>
  );
}
