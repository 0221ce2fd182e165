import { ErrorPage } from './error-page.tsx';

/** The last resort, without any layout around it. */
export function RootError() {
  return <ErrorPage />;
}
