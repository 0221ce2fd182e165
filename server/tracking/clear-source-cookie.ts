import { sourceCookie } from './traffic-tags.ts';

interface Browser {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  clearCookie(name: string): void;
}

/** The tags a browser kept for the sign-up are of no use after it. */
export function forgetKeptSource(browser: Browser): void {
  if (browser.cookies[sourceCookie] !== undefined) browser.clearCookie(sourceCookie);
}
