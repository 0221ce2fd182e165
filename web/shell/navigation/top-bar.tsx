import { IconBolt, IconCoins, IconHeart, IconMessageCircle, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { UnreadBadge } from '#web/chat/unread-badge.tsx';
import { useSearchAddress } from '#web/discovery/search-address.ts';
import { CreditsBadge } from '#web/ledger/credits-badge.tsx';
import { useWallet } from '#web/ledger/wallet.ts';
import { NewLikesBadge } from '#web/likes/new-likes-badge.tsx';
import { WelcomeBanner } from '#web/payments/welcome-banner.tsx';
import type { Language } from '#web/platform/intl/language.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { LanguageMenu } from '#web/sites/language-menu.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useTaggedPath } from '#web/tracking/use-tagged.ts';
import { Wordmark } from '#web/ui/brand/spark.tsx';
import { ActionLink } from '#web/ui/buttons/action-link.tsx';
import { QuickExit } from '#web/ui/buttons/quick-exit.tsx';
import { AccountMenu } from './account-menu.tsx';
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

/** The links of a visitor. On a phone the sign-up has the bottom bar for itself, except on the front page. */
function VisitorLinks({ signUpBar }: { signUpBar: boolean }) {
  const text = useText();
  // On a page without script the links keep the traffic tags of the visit (SHELL-11).
  const logIn = useTaggedPath('/login');
  const signUp = useTaggedPath('/signup');
  return (
    <>
      <div className={styles.rise}>
        <ActionLink to={logIn} look="bare">
          {text('shell.login')}
        </ActionLink>
      </div>
      <div className={`${styles.signUp} ${signUpBar ? styles.signUpBar : ''}`}>
        <ActionLink to={signUp}>{text('shell.sign_up')}</ActionLink>
      </div>
    </>
  );
}

/**
 * The top navigation of members and visitors (SHELL-3). On phones a member's items are at the bottom, and the
 * top bar leaves while the page is scrolled down (page.js). Without `chooseLanguage` it is plain HTML, for
 * the pages that visitors get without script.
 */
export function TopBar(props: { chooseLanguage?: (language: Language) => void; signUpBar?: boolean }) {
  const { chooseLanguage, signUpBar = true } = props;
  const text = useText();
  const user = useUser();
  // A suspended or banned member has only the page about the restriction (DSA-6).
  const isOut = user?.restriction === 'restricted';
  const member = isOut ? null : user;
  const paid = useWallet()?.paid_user ?? user?.paid_user ?? false;
  const home = useTaggedPath('/');
  const { name } = useSettings();
  return (
    <>
      <a className={styles.skip} href="#content">
        {text('shell.skip')}
      </a>
      <QuickExit look="skip" />
      <header className={styles.bar}>
        <div className={styles.inner}>
          <div className={styles.rise}>
            <BackButton />
            <Link
              to={isOut ? '/restricted' : user ? '/members' : home}
              className={styles.home}
              aria-label={text('shell.home', { name })}
            >
              <Wordmark name={name} size={28} />
            </Link>
          </div>
          {member ? <MemberNavigation paid={paid} /> : null}
          <div className={`${styles.rise} ${styles.tools}`}>
            {member ? <WelcomeBanner /> : null}
            <QuickExit look={member ? 'word' : 'button'} />
            <div className={member ? styles.wide : ''}>
              <LanguageMenu {...(chooseLanguage ? { choose: chooseLanguage } : {})} />
            </div>
          </div>
          {member ? <AccountMenu user={member} chooseLanguage={chooseLanguage} /> : null}
          {user === null ? <VisitorLinks signUpBar={signUpBar} /> : null}
        </div>
      </header>
    </>
  );
}
