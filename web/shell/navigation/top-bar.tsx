import { Link } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { useWallet } from '#web/ledger/wallet.ts';
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
import { MemberNavigation } from './member-navigation.tsx';
import styles from './top-bar.module.css';

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
