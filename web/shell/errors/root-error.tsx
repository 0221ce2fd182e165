import { ErrorScreen } from './error-screen.tsx';

/** The last fallback, without any layout. */
export function RootError() {
  return <ErrorScreen />;
}
