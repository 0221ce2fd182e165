import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ResendMail } from './activation/resend-mail.tsx';
import { useConfirmReminder } from './activation/use-confirm-reminder.ts';
import styles from './confirm-dialog.module.css';

/**
 * On a phone, right after the sign-up: reminds the member of the activation mail before anything else
 * (ACC-6). The query that opens it leaves the address at once, so that a reload does not show it again. Each layout
 * mounts it.
 */
export function ConfirmDialog() {
  const text = useText();
  const reminder = useConfirmReminder();
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const isAsked = search.has('signup-complete');
  if (isAsked && reminder === 'dialog' && !isOpen) setOpen(true);
  const dropQuery = useEffectEvent(() => {
    const without = (now: URLSearchParams) => {
      now.delete('signup-complete');
      return now;
    };
    setSearch(without, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isAsked) dropQuery();
  }, [isAsked]);
  // Confirmed meanwhile, in another tab.
  if (!isOpen || reminder === 'none') return null;
  const close = () => setOpen(false);
  return (
    <Dialog title={text('accounts.confirm.title')} above={<Illustration picture="sent" />} onClose={close}>
      <div className={styles.content}>
        <p>{text('accounts.confirm.body')}</p>
        <Button fullWidth onClick={close}>
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
