import { Component, type ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import styles from './error-screen.module.css';

interface Facts {
  /** HTTP status; 500 if unknown. */
  readonly status: number;
  /** The server's text for this refusal, or empty. */
  readonly detail: string;
}

interface ErrorAnswer {
  readonly status: number;
  readonly data: unknown;
}

const detailOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'detail' in data && typeof data.detail === 'string'
    ? data.detail
    : '';

/** The facts for the error page. `answer` is the error if it is a response with a status (SHELL-8). */
function errorFacts(answer: ErrorAnswer | null): Facts {
  if (!answer) return { status: 500, detail: '' };
  // The server's text for an internal error (5xx) does not help anyone.
  const detail = answer.status < 500 ? detailOf(answer.data) : '';
  return { status: answer.status, detail };
}

function Content() {
  const error = useRouteError();
  const text = useText();
  const { status, detail } = errorFacts(isRouteErrorResponse(error) ? error : null);
  const missing = status === 404;
  const code = text('shell.error.code', { status });
  return (
    <div className={styles.page}>
      <title>{missing ? text('shell.error.not_found') : code}</title>
      <Illustration picture="broken" width={240} />
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>
        {missing ? text('shell.error.not_found') : detail || text('shell.error.general')}
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
