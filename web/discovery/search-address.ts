import { useEffect } from 'react';
import { daySeconds } from '#contract/kit/durations.ts';
import { createStore, useStore } from '#web/platform/store.ts';

const lastSearch = createStore('/members');

/** Cookie with a member's id and last search, so that the next visit starts with it (DISC-1). */
const searchCookie = 'vonk_search';
const keptDays = 30;

const writeCookie = (value: string, seconds: number): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome's noDocumentCookie prefers the Cookie Store API, which Firefox and Safari support only in recent
  // versions.
  Reflect.set(
    document,
    'cookie',
    `${searchCookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`,
  );
};

const forget = () => writeCookie('', 0);

/** Forgets the last search on this device. `/members` is then the search that everybody starts with. */
export function forgetSearch(): void {
  lastSearch.set('/members');
  forget();
}

/** The member and the search in that cookie. */
const remembered = /(?:^|; )vonk_search=(\d+)\.([^;]*)/;

/** Returns the address of a member's last search from a Cookie header, or null. */
export function rememberedSearch(cookies: string, member: number): string | null {
  const [, owner, query] = remembered.exec(cookies) ?? [];
  if (owner !== String(member) || !query) return null;
  // Parsed as the body of a form, which accepts whatever a cookie may contain.
  const decoded = new URLSearchParams(`q=${query}`).get('q') ?? '';
  return `/members?${String(new URLSearchParams(decoded)).replaceAll('%2C', ',')}`;
}

/**
 * Stores the address of the present search, without its page, so that the tab and the next visit lead back to
 * it (DISC-1). A visitor's search is remembered in this tab only.
 */
export function useRememberedSearch(address: string, member: number | null): void {
  useEffect(() => {
    lastSearch.set(address);
    const [, query = ''] = address.split('?');
    if (member === null) return;
    if (query === '') forget();
    else writeCookie(`${member}.${encodeURIComponent(query)}`, keptDays * daySeconds);
  }, [address, member]);
}

/** Returns the last search address of this tab. The initial value is the search for everyone. */
export const useSearchAddress = (): string => useStore(lastSearch);
