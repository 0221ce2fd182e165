import { Link, NavLink } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
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
import { useMemberLinks } from './member-links.tsx';
import styles from './top-bar.module.css';

/** The member's links: at the foot of a phone, else in the bar. */
function MemberNavigation() {
  const text = useText();
  return (
    <nav className={styles.items} aria-label={text('shell.navigation')}>
      {useMemberLinks().map(({ name, to, Icon, label, badge }) => (
        <NavLink key={name} to={to} prefetch="intent" className={styles.item ?? ''}>
          <Icon size={24} aria-hidden />
          <span className={styles.label}>{label}</span>
          {badge ? <span className={styles.badge}>{badge}</span> : null}
        </NavLink>
      ))}
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
          {member ? <MemberNavigation /> : null}
          <div className={`${styles.rise} ${styles.tools} ${member ? '' : styles.visitor}`}>
            {member ? <WelcomeBanner /> : null}
            <QuickExit look="word" />
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
