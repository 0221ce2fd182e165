import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { dehydrate } from '@tanstack/react-query';
import {
  type LinksFunction,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { keepUser } from './accounts/keep-user.ts';
import { createQueryClient } from './platform/query-client.ts';
import { visitContext } from './platform/visit.ts';
import { visitMiddleware } from './shell/visit-middleware.ts';
import { settingsQuery } from './sites/settings.ts';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

export { AppDocument as Layout } from './shell/app-document.tsx';
export { RootError as ErrorBoundary } from './shell/root-error.tsx';

// Both are on every page; without this they would wait for the stylesheet.
export const links: LinksFunction = () =>
  [textFont, headingFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }));

export const middleware = [visitMiddleware];

/** Settings and user, once; later they live in the query cache. */
export function loader({ context }: LoaderFunctionArgs) {
  const { settings, user, country, origin } = context.get(visitContext);
  const queries = createQueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings });
  keepUser(queries, user);
  return { dehydrated: dehydrate(queries), country, origin };
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  // Only when asked (login, logout): settings and user do not change by moving around.
  return currentUrl.href === nextUrl.href;
}

export default function Root() {
  return <Outlet />;
}
