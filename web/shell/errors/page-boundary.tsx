import { Outlet, useMatches } from 'react-router';
import { everydayPageOf } from '#web/platform/intl/everyday-pages.ts';
import { usePageTexts } from '#web/platform/intl/use-page-texts.ts';

export { ErrorScreen as ErrorBoundary } from './error-screen.tsx';

/**
 * Keeps the layout around a page that fails. Shows the previous page until the texts of the next one are
 * loaded.
 */
export default function PageBoundary() {
  usePageTexts(everydayPageOf(useMatches()));
  return <Outlet />;
}
