import { sourceCookie } from './traffic-tags.ts';

interface Browser {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  clearCookie(name: string): void;
}

/** Clears the cookie with the stored tags, which has no use after sign-up. */
export function clearSourceCookie(browser: Browser): void {
  if (browser.cookies[sourceCookie] !== undefined) browser.clearCookie(sourceCookie);
}
