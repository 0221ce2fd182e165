import { IconEyeOff, IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { DropMenu } from '#web/ui/buttons/drop-menu.tsx';
import { useLogOut } from '../session/use-log-out.ts';
import styles from './account-menu.module.css';

/**
 * The menu with profile, settings and log-out (SHELL-3). Log-out needs the script, so plain pages omit it.
 */
export function AccountMenu({ user, scripted }: { user: CurrentUser; scripted: boolean }) {
  const text = useText();
  const leave = useLogOut();
  const { invisible } = user.profile;
  return (
    <DropMenu
      label={text(invisible ? 'shell.account_invisible' : 'shell.account')}
      button={
        <span className={styles.initial} aria-hidden="true">
          {user.profile.name.slice(0, 1)}
          {invisible ? <IconEyeOff className={styles.sign} size={18} stroke={2.25} /> : null}
        </span>
      }
    >
      <p className={styles.name}>{user.profile.name}</p>
      {invisible ? (
        <Link data-menu-item="" to="/notifications#visibility">
          <IconEyeOff size={20} aria-hidden /> {text('accounts.visibility.sign')}
        </Link>
      ) : null}
      <Link data-menu-item="" to="/profile">
        <IconUser size={20} aria-hidden /> {text('shell.my_profile')}
      </Link>
      <Link data-menu-item="" to="/notifications">
        <IconSettings size={20} aria-hidden /> {text('shell.settings')}
      </Link>
      {scripted ? (
        <button data-menu-item="" type="button" onClick={leave}>
          <IconLogout size={20} aria-hidden /> {text('shell.logout')}
        </button>
      ) : null}
    </DropMenu>
  );
}
