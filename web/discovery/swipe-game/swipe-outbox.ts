import * as z from 'zod/mini';
import {
  type BrowserStorage,
  browserStorage,
  keysOf,
  storedEntries,
} from '#web/platform/outbox/stored-entries.ts';
import { createStore, type ReadableStore } from '#web/platform/store.ts';

const waitingSwipe = z.object({
  profile: z.int(),
  choice: z.enum(['like', 'pass']),
  /** Position in the order of the swipes. */
  turn: z.number(),
});

/** A swipe that the server has not acknowledged yet. */
export type WaitingSwipe = z.output<typeof waitingSwipe>;

/** Its value is the waiting swipes in their order. */
export interface SwipeOutbox extends ReadableStore<readonly WaitingSwipe[]> {
  /** Adds a swipe. A later swipe of the same member replaces an earlier one. */
  add(swipe: Pick<WaitingSwipe, 'profile' | 'choice'>): void;
  /** Removes an acknowledged swipe. */
  remove(swipe: WaitingSwipe): void;
  /** Reloads the swipes after another tab changed them. */
  reload(): void;
}

const prefixOf = (member: number) => `vonk.swipes.${member}.`;

/** Name of the lock under which one tab at a time sends or undoes a member's swipes. */
export const swipesLock = (member: number) => `vonk.swipes.${member}`;

/**
 * Stores swipes that the server has not acknowledged. They survive leaving the page and are sent from the
 * next one.
 */
export function makeSwipeOutbox(shelf: BrowserStorage, member: number): SwipeOutbox {
  const kept = storedEntries(shelf, prefixOf(member), waitingSwipe, ({ profile }) => String(profile));
  const load = () => kept.load().sort((one, other) => one.turn - other.turn);
  const swipes = createStore<readonly WaitingSwipe[]>([], load);
  const reload = () => swipes.set(load());
  return {
    ...swipes,
    add(swipe) {
      const turn = Math.max(0, ...load().map((one) => one.turn)) + 1;
      kept.put({ ...swipe, turn });
      reload();
    },
    remove({ profile, turn }) {
      // The member was swiped again meanwhile; the newer swipe still has to be sent.
      if (load().some((one) => one.profile === profile && one.turn === turn)) kept.remove(String(profile));
      reload();
    },
    reload,
  };
}

let current: { readonly member: number; readonly outbox: SwipeOutbox } | null = null;

/** Returns this page's outbox of a member. Always empty on the server. */
export function swipeOutboxOf(member: number): SwipeOutbox {
  if (current?.member !== member) current = { member, outbox: makeSwipeOutbox(browserStorage(), member) };
  return current.outbox;
}

/** Whether a storage event concerns a member's swipes. An event without a key concerns everything. */
export const isSwipeKey = (key: string | null, member: number): boolean =>
  key === null || key.startsWith(prefixOf(member));

/** Returns the profile whose swipe a storage event concerns. Null if it concerns no single one. */
export const swipedIn = (key: string | null, member: number): number | null =>
  key === null ? null : Number(key.slice(prefixOf(member).length));

/** Deletes all unsent swipes of a member from this device. */
export function deleteSwipesOn(shelf: BrowserStorage, member: number): void {
  for (const key of keysOf(shelf, prefixOf(member))) shelf.removeItem(key);
}
