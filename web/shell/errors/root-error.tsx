import { ErrorPage } from './error-screen.tsx';

/** The last resort, without any layout around it. */
export function RootError() {
  return <ErrorPage />;
}
