import { IconWifiOff } from '@tabler/icons-react';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { serverAnswers } from '#web/platform/browser/server-answers.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { isLeaving } from '#web/platform/leave-app.ts';
import { brokenWire, Drawing } from '#web/ui/brand/broken-wire.tsx';
import { errorFacts } from './error-facts.ts';
import styles from './error-screen.module.css';
import { isServerGone } from './stale-chunk.ts';

/** A network without internet sends no event when the internet is back. */
const tryAgainMilliseconds = 10_000;

/**
 * Reloads the page, but only if the server answers. Without an answer the browser would replace our page by its
 * own error page.
 */
const reloadIfConnected = async (): Promise<void> => {
  if (await serverAnswers()) window.location.reload();
};

/** A page that needs the network, opened without one. It loads itself when the connection is back (SHELL-10). */
function Offline() {
  const text = useText();
  const [trying, setTrying] = useState(false);
  useEffect(() => {
    const load = () => void reloadIfConnected();
    const timer = setInterval(load, tryAgainMilliseconds);
    window.addEventListener('online', load);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', load);
    };
  }, []);
  const retry = () => {
    setTrying(true);
    void reloadIfConnected().finally(() => setTrying(false));
  };
  return (
    <div className={styles.page} role="alert">
      <title>{text('shell.error.offline')}</title>
      <IconWifiOff size={72} stroke={1.4} aria-hidden />
      <h1 className={styles.title}>{text('shell.error.offline')}</h1>
      <p>{text('shell.error.offline_body')}</p>
      <div className={styles.ways}>
        <button type="button" className={styles.way} aria-busy={trying} onClick={retry}>
          {text('kit.retry')}
        </button>
      </div>
    </div>
  );
}

function Failure({ status, message }: { status: number; message: string }) {
  const text = useText();
  const missing = status === 404;
  const code = text('shell.error.code', { status });
  return (
    <div className={styles.page}>
      <title>{missing ? text('shell.error.not_found') : code}</title>
      <Drawing width={240}>{brokenWire}</Drawing>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>
        {missing ? text('shell.error.not_found') : message || text('shell.error.general')}
      </h1>
      <div className={styles.ways}>
        {missing ? null : (
          <button type="button" className={styles.way} onClick={() => window.location.reload()}>
            {text('kit.retry')}
          </button>
        )}
        <a className={styles.way} href="/">
          {text('shell.error.home')}
        </a>
      </div>
    </div>
  );
}

function Content() {
  const error = useRouteError();
  // Read once: an error page does not change its words while somebody reads them.
  const [isOnline] = useState(
    () => typeof navigator === 'undefined' || (navigator.onLine !== false && !isServerGone()),
  );
  if (isLeaving(error)) return null;
  const { status, message } = errorFacts(error, isOnline);
  return status === null ? <Offline /> : <Failure status={status} message={message} />;
}

/** Shows the fallback if even the error page fails. It is plain, so that nothing in it can fail. */
export class ErrorScreenGuard extends Component<
  { children: ReactNode; fallback: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** The page for any failure: message, code and a link home, with a plain fallback (SHELL-8). */
export function ErrorScreen() {
  const text = useText();
  const fallback = (
    <div className={styles.page}>
      <p>{text('shell.error.page_failed')}</p>
      <a href="/">{text('shell.error.go_home')}</a>
    </div>
  );
  return (
    <ErrorScreenGuard fallback={fallback}>
      <Content />
    </ErrorScreenGuard>
  );
}

/** The last fallback, without any layout. */
export function RootError() {
  return <ErrorScreen />;
}
