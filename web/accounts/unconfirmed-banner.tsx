import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ResendMail } from './parts/resend-mail.tsx';
import { useFreshStatus } from './state/use-fresh-status.ts';
import { useReminder } from './state/use-reminder.ts';
import styles from './unconfirmed-banner.module.css';

/** For members who have not confirmed their address yet; goes when they have (SHELL-13, ACC-6). */
export function UnconfirmedBanner() {
  const text = useText();
  useFreshStatus();
  if (useReminder() !== 'alert') return null;
  return (
    <section className={styles.banner} aria-label={text('accounts.unconfirmed.label')}>
      <div className={styles.inner}>
        <p className={styles.words}>
          <IconMail size={20} aria-hidden />
          <span>
            {text('accounts.unconfirmed.body')}{' '}
            <Link to="/notifications#address">{text('accounts.confirm.other_address')}</Link>
          </span>
        </p>
        <ResendMail size="sm" variant="filled" />
      </div>
    </section>
  );
}
