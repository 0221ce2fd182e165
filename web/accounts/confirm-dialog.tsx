import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ResendMail } from './activation/resend-mail.tsx';
import { useConfirmReminder } from './activation/use-confirm-reminder.ts';
import styles from './confirm-dialog.module.css';

/**
 * On a phone, right after the sign-up: reminds the member of the activation mail before anything else
 * (ACC-6). Each layout mounts it.
 */
export function ConfirmDialog() {
  const text = useText();
  const reminder = useConfirmReminder();
  const [search, setSearch] = useSearchParams();
  if (reminder !== 'dialog') return null;
  const close = () => {
    const remaining = new URLSearchParams(search);
    remaining.delete('signup-complete');
    setSearch(remaining, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog title={text('accounts.complete.mail')} above={<Illustration picture="sent" />} onClose={close}>
      <div className={styles.content}>
        <p>{text('accounts.complete.mail_hint')}</p>
        <Button fullWidth onClick={close}>
          {text('accounts.confirm.later')}
        </Button>
        <ResendMail fullWidth />
        <Link to="/settings/account#email" className={styles.other}>
          {text('accounts.confirm.other_address')}
        </Link>
      </div>
    </Dialog>
  );
}
