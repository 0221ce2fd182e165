import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext, useSyncExternalStore } from 'react';
import { schemeCookie } from '#contract/sites/scheme-cookie.ts';
import { createEmitter } from '#web/platform/emitter.ts';
import { choiceCookie, storeChoice } from './choice-cookie.ts';

/**
 * Cookies that decide the first paint: dismissed notices, the member who is offered push, the colour scheme.
 * The server renders with them, so that nothing moves after hydration.
 */
export const pageCookies = ['vonk_dismissed', 'vonk_push_offer', schemeCookie] as const;

export type PageCookie = (typeof pageCookies)[number];

type PageCookies = Readonly<Partial<Record<PageCookie, string>>>;

const queryKey = ['page-cookies'];
const changed = createEmitter();

const valueIn = (cookies: string, name: PageCookie): string | null =>
  cookies
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) || null;

/**
 * Passes the cookies of a request on to the page. The root loader calls this. A visitor's page may be cached
 * for others, and depends on the colour scheme only.
 */
export function cachePageCookies(queries: QueryClient, header: string, isMember: boolean): void {
  const passed: readonly PageCookie[] = isMember ? pageCookies : [schemeCookie];
  const found = passed.flatMap((name) => {
    const value = valueIn(header, name);
    return value === null ? [] : [[name, value]];
  });
  queries.setQueryData(queryKey, Object.fromEntries(found));
}

/** Reads one of these cookies now, in the browser. */
export const readPageCookie = (name: PageCookie): string | null => valueIn(document.cookie, name);

/** Stores one of these cookies for a year; null deletes the cookie. */
export function storePageCookie(name: PageCookie, value: string | null): void {
  if (value === readPageCookie(name)) return;
  if (value !== null) storeChoice(name, value);
  else Reflect.set(document, 'cookie', `${choiceCookie(name, '', window.location.origin)}; Max-Age=0`);
  changed.emit();
}

/**
 * The value of a cookie, on the server as in the browser; null if it is not set. Undefined in a first render
 * without the root loader.
 */
export function usePageCookie(name: PageCookie): string | null | undefined {
  const queries = useContext(QueryClientContext);
  return useSyncExternalStore(
    changed.subscribe,
    () => readPageCookie(name),
    () => {
      const known = queries?.getQueryData<PageCookies>(queryKey);
      return known && (known[name] ?? null);
    },
  );
}
