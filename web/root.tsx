import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { dehydrate } from '@tanstack/react-query';
import {
  type LinksFunction,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { getCompanyInfo } from '#contract/sites/get-company-info.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { visitContext } from '#web/platform/visit/visit.ts';
import { hasEntered } from '#web/shell/entry/has-entered.ts';
import { companyQuery } from '#web/shell/layout/company-query.ts';
import { visitMiddleware } from '#web/shell/session/visit-middleware.ts';
import { cacheUser } from './accounts/keep-user.ts';
import { cachePageCookies } from './sites/page-cookies.ts';
import { settingsQuery } from './sites/settings.ts';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/forced-colors.css';

export { RootError as ErrorBoundary } from '#web/shell/errors/error-screen.tsx';
export { AppDocument as Layout } from '#web/shell/layout/app-document.tsx';

// Both fonts are on every page. Without the preload they would wait for the stylesheet.
export const links: LinksFunction = () =>
  [textFont, headingFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }));

export const middleware = [visitMiddleware];

/**
 * Loads settings and user once; later they are in the query cache. In English the company is named on every
 * page (SHELL-2).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { settings, user, country, origin, language, call } = context.get(visitContext);
  const queries = createQueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings });
  cacheUser(queries, user);
  const cookies = request.headers.get('cookie') ?? '';
  cachePageCookies(queries, cookies, user !== null);
  const company = language === 'en' ? await call(getCompanyInfo, {}).catch(() => null) : null;
  if (company !== null) queries.setQueryData(companyQuery().queryKey, company);
  return {
    dehydrated: dehydrate(queries),
    country,
    origin,
    entered: hasEntered(cookies),
  };
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  // Only on request (login, logout), because navigation does not change settings and user.
  return currentUrl.href === nextUrl.href;
}

export default function Root() {
  return <Outlet />;
}
