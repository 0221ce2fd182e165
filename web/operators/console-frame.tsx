import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { logOutOperator } from '#contract/operators/log-out-operator.ts';
import { onOperatorRequired } from '#web/platform/api/current-member.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { LanguageMenu } from '#web/sites/language-menu.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Wordmark } from '#web/ui/brand/spark.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './console-frame.module.css';
import { operatorQuery } from './operator-loader.ts';

/**
 * Sends an operator whose session ended to the log-in, and back to this page afterwards. A session ends after
 * 12 hours, after 30 idle minutes, or when the account is disabled. The full page load clears all data that
 * was seen.
 */
function useConsoleSession(): void {
  useEffect(() => {
    const stop = onOperatorRequired(() => {
      const { pathname, search } = window.location;
      if (pathname !== '/console/login')
        window.location.assign(`/console/login?to=${encodeURIComponent(pathname + search)}`);
    });
    return () => void stop();
  }, []);
}

const logOutOperatorMutation = () => mutationFor(logOutOperator, { idempotent: true });

/** The pages about money, which have their own row of links. */
const money = /^\/console\/(?:payments|debts|accounts|codes|reconciliation|withdrawals)(?:\/|$)/;

/** Reports, complaints and restrictions, which share one navigation entry. */
const moderationPages = /^\/console\/(?:reports|complaints|restrictions)(?:\/|$)/;

function Navigation() {
  const text = useText();
  const { pathname } = useLocation();
  const among = (pages: RegExp) => (pages.test(pathname) ? 'page' : undefined);
  return (
    <nav className={styles.nav} aria-label={text('operators.navigation')}>
      <NavLink to="/console" end>
        {text('operators.overview')}
      </NavLink>
      <NavLink to="/console/photos">{text('operators.photos')}</NavLink>
      <Link to="/console/reports" aria-current={among(moderationPages)}>
        {text('operators.reports')}
      </Link>
      <NavLink to="/console/conversations">{text('operators.conversations')}</NavLink>
      <Link to="/console/payments" aria-current={among(money)}>
        {text('operators.payments')}
      </Link>
      <NavLink to="/console/sources">{text('operators.sources')}</NavLink>
      <NavLink to="/console/security">{text('operators.security')}</NavLink>
    </nav>
  );
}

function LogOut() {
  const text = useText();
  const failure = useFailureText();
  const { mutate, isPending } = useMutation({
    ...logOutOperatorMutation(),
    // A full page load clears all data that the operator saw.
    onSuccess: () => window.location.assign('/console/login'),
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <Button
      variant="subtle"
      size="sm"
      loading={isPending}
      leftSection={<IconLogout size={18} aria-hidden />}
      onClick={() => mutate({})}
    >
      {text('operators.log_out')}
    </Button>
  );
}

/**
 * Frame of every console page: site name, navigation, logged-in operator and log-out. Contains nothing of the
 * member area.
 */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const text = useText();
  const { name } = useSettings();
  const { switchLanguage } = useLanguage();
  useConsoleSession();
  const { data } = useQuery({ ...operatorQuery(), enabled: false });
  return (
    <div className={styles.column}>
      <meta name="robots" content="noindex, nofollow" />
      <a className={styles.skip} href="#content">
        {text('shell.skip')}
      </a>
      <header className={styles.bar}>
        <div className={styles.inner}>
          <p className={styles.brand}>
            <Wordmark name={name} size={24} />
            <span className={styles.console}>{text('operators.console')}</span>
          </p>
          {data === undefined ? null : <Navigation />}
          <div className={styles.end}>
            {data === undefined ? null : <span className={styles.who}>{data.operator.email}</span>}
            <LanguageMenu
              choose={(language) => {
                void switchLanguage(language);
              }}
            />
            {data === undefined ? null : <LogOut />}
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
