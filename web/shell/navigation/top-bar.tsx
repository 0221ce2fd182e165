import {
  IconBolt,
  IconCoins,
  IconEyeOff,
  IconHeart,
  IconLogout,
  IconMessageCircle,
  IconSearch,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { useUser } from '#web/accounts/user.ts';
import { UnreadBadge } from '#web/chat/unread-badge.tsx';
import { useSearchAddress } from '#web/discovery/search-address.ts';
import { CreditsBadge } from '#web/ledger/credits-badge.tsx';
import { useWallet } from '#web/ledger/wallet.ts';
import { NewLikesBadge } from '#web/likes/new-likes-badge.tsx';
import type { Language } from '#web/platform/intl/language.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { LanguageMenu } from '#web/sites/language-menu.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useTaggedPath } from '#web/tracking/use-tagged.ts';
import { Wordmark } from '#web/ui/brand/spark.tsx';
import { ActionLink } from '#web/ui/buttons/action-link.tsx';
import { DropMenu } from '#web/ui/buttons/drop-menu.tsx';
import { QuickExit } from '#web/ui/buttons/quick-exit.tsx';
import { useLogOut } from '../session/use-log-out.ts';
import { BackButton } from './back-button.tsx';
import styles from './top-bar.module.css';

function Item(props: { to: string; icon: ReactNode; label: string; badge?: ReactNode }) {
  return (
    <NavLink to={props.to} prefetch="intent" className={styles.item ?? ''}>
      {props.icon}
      <span className={styles.label}>{props.label}</span>
      {props.badge ? <span className={styles.badge}>{props.badge}</span> : null}
    </NavLink>
  );
}

/**
 * A member's four links: search, messages, likes, and credits (after the first payment) or premium (before)
 * (SHELL-3).
 */
function MemberNavigation({ paid }: { paid: boolean }) {
  const text = useText();
  const search = useSearchAddress();
  return (
    <nav className={styles.items} aria-label={text('shell.navigation')}>
      <Item to={search} icon={<IconSearch size={24} aria-hidden />} label={text('shell.members')} />
      <Item
        to="/chats"
        icon={<IconMessageCircle size={24} aria-hidden />}
        label={text('shell.messages')}
        badge={<UnreadBadge />}
      />
      <Item
        to="/likes"
        icon={<IconHeart size={24} aria-hidden />}
        label={text('shell.likes')}
        badge={<NewLikesBadge />}
      />
      {paid ? (
        <Item
          to="/credits"
          icon={<IconCoins size={24} aria-hidden />}
          label={text('shell.credits')}
          badge={<CreditsBadge />}
        />
      ) : (
        <Item to="/premium" icon={<IconBolt size={24} aria-hidden />} label={text('shell.premium')} />
      )}
    </nav>
  );
}

/**
 * The menu with profile, settings and log-out (SHELL-3). Log-out needs the script, so plain pages omit it.
 */
function AccountMenu({ user, scripted }: { user: CurrentUser; scripted: boolean }) {
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

/**
 * The top navigation of members and visitors (SHELL-3). On phones a member's items are at the bottom. Without
 * `chooseLanguage` it is plain HTML, for pages without script.
 */
export function TopBar({ chooseLanguage }: { chooseLanguage?: (language: Language) => void }) {
  const text = useText();
  const user = useUser();
  // A suspended or banned member has only the page about the restriction (DSA-6).
  const isOut = user?.restriction === 'restricted';
  const paid = useWallet()?.paid_user ?? user?.paid_user ?? false;
  // On a page without script the links keep the traffic tags of the visit (SHELL-11).
  const home = useTaggedPath('/');
  const logIn = useTaggedPath('/login');
  const { name } = useSettings();
  return (
    <>
      <a className={styles.skip} href="#content">
        {text('shell.skip')}
      </a>
      <QuickExit look="skip" />
      <header className={styles.bar}>
        <div className={styles.inner}>
          <BackButton />
          <Link
            to={isOut ? '/restricted' : user ? '/members' : home}
            className={styles.home}
            aria-label={text('shell.home', { name })}
          >
            <Wordmark name={name} size={28} />
          </Link>
          {user && !isOut ? <MemberNavigation paid={paid} /> : null}
          <div className={styles.end}>
            <QuickExit />
            <LanguageMenu {...(chooseLanguage ? { choose: chooseLanguage } : {})} />
            {isOut ? null : user ? (
              <AccountMenu user={user} scripted={chooseLanguage !== undefined} />
            ) : (
              <ActionLink to={logIn} look="soft">
                {text('shell.login')}
              </ActionLink>
            )}
          </div>
        </div>
      </header>
    </>
  );
}
