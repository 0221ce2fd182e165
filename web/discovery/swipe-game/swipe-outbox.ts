import * as z from 'zod/mini';
import { browserShelf, type Shelf } from '#web/platform/outbox/browser-storage.ts';
import { keptEntries, keysOf } from '#web/platform/outbox/stored-entries.ts';

const waitingSwipe = z.object({
  profile: z.int(),
  choice: z.enum(['like', 'pass']),
  /** Its place in the order of the hand. */
  turn: z.number(),
});

/** A swipe that the server has not answered yet. */
export type WaitingSwipe = z.output<typeof waitingSwipe>;

export interface SwipeOutbox {
  /** In the order of the hand. */
  read(): readonly WaitingSwipe[];
  /** Of several of one member the last one counts. */
  add(swipe: Pick<WaitingSwipe, 'profile' | 'choice'>): void;
  /** It was answered. */
  remove(swipe: WaitingSwipe): void;
  /** Another tab wrote. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

const prefixOf = (member: number) => `vonk.swipes.${member}.`;

/** Under this name one tab at a time sends or takes back a member's swipes. */
export const swipesLock = (member: number) => `vonk.swipes.${member}`;

/** What a member swiped and the server has not answered yet: it survives leaving the page, and goes out from the next one. */
export function makeSwipeOutbox(shelf: Shelf, member: number): SwipeOutbox {
  const kept = keptEntries(shelf, prefixOf(member), waitingSwipe, ({ profile }) => String(profile));
  const listeners = new Set<() => void>();
  const load = () => kept.load().sort((one, other) => one.turn - other.turn);
  let swipes: readonly WaitingSwipe[] = load();
  const reload = () => {
    swipes = load();
    for (const listener of listeners) listener();
  };
  return {
    read: () => swipes,
    add(swipe) {
      const turn = Math.max(0, ...load().map((one) => one.turn)) + 1;
      kept.put({ ...swipe, turn });
      reload();
    },
    remove({ profile, turn }) {
      // Swiped anew meanwhile: that one is still to be sent.
      if (load().some((one) => one.profile === profile && one.turn === turn)) kept.remove(String(profile));
      reload();
    },
    reload,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

let current: { readonly member: number; readonly outbox: SwipeOutbox } | null = null;

/** The one of a member in this page; always empty on the server. */
export function swipeOutboxOf(member: number): SwipeOutbox {
  if (current?.member !== member) current = { member, outbox: makeSwipeOutbox(browserShelf(), member) };
  return current.outbox;
}

/** Whether a storage event of the browser is about a member's swipes; without a key it is about everything. */
export const isSwipeKey = (key: string | null, member: number): boolean =>
  key === null || key.startsWith(prefixOf(member));

/** Whose swipe a storage event of the browser is about; null: of nobody in particular. */
export const swipedIn = (key: string | null, member: number): number | null =>
  key === null ? null : Number(key.slice(prefixOf(member).length));

/** Takes all of a member's unsent swipes off this device. */
export function forgetSwipesOn(shelf: Shelf, member: number): void {
  for (const key of keysOf(shelf, prefixOf(member))) shelf.removeItem(key);
}
