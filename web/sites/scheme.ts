import { schemeCookie } from '#contract/sites/scheme-cookie.ts';
import { storePageCookie, usePageCookie } from './page-cookies.ts';

export type Scheme = 'light' | 'dark';

/** The colour scheme that was chosen on this device; null if the device decides. */
export function useScheme(): Scheme | null {
  const chosen = usePageCookie(schemeCookie);
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

/** Stores the colour scheme. The server renders the next page with it, so that nothing flashes. */
export const chooseScheme = (scheme: Scheme | null): void => storePageCookie(schemeCookie, scheme);
