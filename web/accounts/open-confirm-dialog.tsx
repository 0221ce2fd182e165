import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ResendMail } from './activation/resend-mail.tsx';
import styles from './open-confirm-dialog.module.css';

/** The dialog that reminds a new member of the activation mail (ACC-6). */
export function OpenConfirmDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('accounts.confirm.title')} above={<Illustration picture="sent" />} onClose={onClose}>
      <div className={styles.content}>
        <p>{text('accounts.confirm.body')}</p>
        <Button fullWidth onClick={onClose}>
          {text('accounts.confirm.go_on')}
        </Button>
        <ResendMail fullWidth />
        <Link to="/settings/account#email" className={styles.other}>
          {text('accounts.confirm.other_address')}
        </Link>
      </div>
    </Dialog>
  );
}
