import { Outlet } from 'react-router';

export { ErrorPage as ErrorBoundary } from './error-page.tsx';

/** Keeps the layout around a page that fails. */
export default function PageBoundary() {
  return <Outlet />;
}
