import { Outlet, useMatches } from 'react-router';
import { isEveryday } from '#web/platform/intl/everyday-pages.ts';
import { useAllTexts } from '#web/platform/intl/use-all-texts.ts';

export { ErrorPage as ErrorBoundary } from './error-screen.tsx';

/** Keeps the layout around a page that fails, and the page before until the next one's texts are there. */
export default function PageBoundary() {
  useAllTexts(!isEveryday(useMatches()));
  return <Outlet />;
}
