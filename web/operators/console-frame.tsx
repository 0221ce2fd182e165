import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { logOutOperator } from '#contract/operators/log-out-operator.ts';
import { onOperatorRequired } from '#web/platform/api/current-member.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { LanguageMenu } from '#web/sites/language-menu.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Wordmark } from '#web/ui/brand/spark.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './console-frame.module.css';
import { ConsoleNav } from './console-nav.tsx';
import { rightOfPage } from './console-sections.ts';
import { operatorQuery } from './operator-loader.ts';
import { StepUpDialog } from './step-up-dialog.tsx';
import { useRights } from './use-rights.ts';

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

/** Replaces a page that none of the operator's roles opens. */
function NoRight() {
  const text = useText();
  return (
    <Page>
      <PageTitle title={text('operators.no_right.title')} />
      <EmptyState
        heading="h1"
        title={text('operators.no_right.title')}
        body={text('operators.no_right.what')}
      />
    </Page>
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
      <span className={styles.out}>{text('operators.log_out')}</span>
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
  const rights = useRights();
  const { pathname } = useLocation();
  const isOpen = data === undefined || rights.has(rightOfPage(pathname));
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
          {data === undefined ? null : <ConsoleNav />}
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
        {isOpen ? children : <NoRight />}
      </main>
      <StepUpDialog />
    </div>
  );
}
