import { IconEyeOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './invisible-notice.module.css';
import { useUser } from './user.ts';

/**
 * Reminds an invisible member that nobody can find them, with a link to the setting. Renders nothing for
 * other members (ACC-14).
 */
export function InvisibleNotice() {
  const text = useText();
  if (useUser()?.profile.invisible !== true) return null;
  return (
    <p className={styles.notice}>
      <IconEyeOff size={20} aria-hidden />
      <span>
        {text('accounts.visibility.notice')}{' '}
        <Link to="/settings/privacy#visibility">{text('accounts.visibility.change')}</Link>
      </span>
    </p>
  );
}
