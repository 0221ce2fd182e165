import { Link, Outlet } from 'react-router';
import { ConfirmDialog } from '#web/accounts/confirm-dialog.tsx';
import { SignUpDialog } from '#web/accounts/sign-up-dialog.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { LanguageMenu } from '#web/sites/language-menu.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Wordmark } from '#web/ui/brand/spark.tsx';
import { QuickExit } from '#web/ui/buttons/quick-exit.tsx';
import { EntryWarning } from '../entry/entry-warning.tsx';
import { useChooseLanguage } from '../settings/use-choose-language.ts';
import styles from './frame.module.css';

/**
 * The layout for sign-up, login, links from mails and withdrawal. It shows only the home link, the language,
 * the quick exit and the cookie choice (SHELL-2, GDPR-11).
 */
export default function EmptyLayout() {
  const text = useText();
  const choose = useChooseLanguage();
  const { name } = useSettings();
  return (
    <div className={styles.column}>
      <EntryWarning layout="empty" />
      <QuickExit look="skip" />
      <header className={styles.logo}>
        <Link to="/" reloadDocument aria-label={text('shell.home', { name })}>
          <Wordmark name={name} size={28} />
        </Link>
        <div className={styles.tools}>
          <QuickExit look="word" />
          <LanguageMenu choose={choose} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={`${styles.main} ${styles.page}`}>
        <Outlet />
      </main>
      <footer className={styles.choice}>
        <a href="/cookie-choice">{text('tracking.choice.link')}</a>
      </footer>
      <SignUpDialog />
      <ConfirmDialog />
    </div>
  );
}
