import { yearSeconds } from '#contract/kit/durations.ts';

/** The `Set-Cookie` value of a visitor's choice, kept for a year. */
export const choiceCookie = (name: string, value: string, origin: string): string =>
  `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/** Stores a choice on this device for a year, like the server's response to a form. */
export function storeChoice(name: string, value: string): void {
  // biome's noDocumentCookie prefers the Cookie Store API, which Firefox and Safari support only in recent
  // versions.
  Reflect.set(document, 'cookie', choiceCookie(name, value, window.location.origin));
}
