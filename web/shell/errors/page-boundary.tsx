import { Outlet, useMatches } from 'react-router';
import { isEveryday } from '#web/platform/intl/everyday-pages.ts';
import { useAllTexts } from '#web/platform/intl/use-all-texts.ts';

export { ErrorScreen as ErrorBoundary } from './error-screen.tsx';

/**
 * Keeps the layout around a page that fails. Shows the previous page until the texts of the next one are
 * loaded.
 */
export default function PageBoundary() {
  useAllTexts(!isEveryday(useMatches()));
  return <Outlet />;
}
