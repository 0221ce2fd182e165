import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './writing-notice.module.css';

/**
 * Above the composer of a member who has not confirmed their address: when the other can reply, and what
 * may be sent until then (ACC-6).
 */
export function UnconfirmedNote({ name }: { name: string }) {
  const text = useText();
  return (
    <div className={`${styles.notice} ${styles.quiet}`} role="note">
      <IconMail size={20} aria-hidden className={styles.icon} />
      <p className={`${styles.words} ${styles.hint}`}>
        {text('chat.unconfirmed.note', { name })}{' '}
        <Link to="/settings/account#email">{text('chat.obstacle.confirm')}</Link>
      </p>
    </div>
  );
}
