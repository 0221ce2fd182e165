import * as z from 'zod/mini';
import { browserStorage, parseStored } from '#web/platform/outbox/stored-entries.ts';
import { createStore, useStore } from '#web/platform/store.ts';

/** Numbers of the quoted messages, by the profile that the draft is for. The texts are not stored. */
const stored = z.record(z.string(), z.int());

const keyOf = (member: number) => `vonk.quotes.${member}`;

/** The quotes known to this page. An answer begun in another tab does not replace them. */
const known = createStore(new Map<string, number | null>());

const nameOf = (member: number, profile: number) => `${member} ${profile}`;

const readStored = (member: number) => parseStored(stored, browserStorage().getItem(keyOf(member))) ?? {};

/** The number of the message that the draft to a member answers, or null. */
export function readQuote(member: number, profile: number): number | null {
  const name = nameOf(member, profile);
  const held = known.read().get(name);
  const quote = held === undefined ? (readStored(member)[profile] ?? null) : held;
  known.read().set(name, quote);
  return quote;
}

export function writeQuote(member: number, profile: number, quote: number | null): void {
  const { [profile]: _, ...others } = readStored(member);
  const next = quote === null ? others : { ...others, [profile]: quote };
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(keyOf(member));
    else localStorage.setItem(keyOf(member), JSON.stringify(next));
  } catch {
    // Without storage a quote lives as long as its page.
  }
  known.change((quotes) => new Map(quotes).set(nameOf(member, profile), quote));
}

/** The same as `readQuote`, for a component. Null for a visitor and in the first render. */
export const useStoredQuote = (member: number | null, profile: number): number | null =>
  useStore(known, () => (member === null ? null : readQuote(member, profile)), null);

/** Deletes a member's quotes from this device at log-out. */
export function forgetQuotes(member: number): void {
  localStorage.removeItem(keyOf(member));
}
