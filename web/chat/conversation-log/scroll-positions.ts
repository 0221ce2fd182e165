import type { VirtualItem } from '@tanstack/react-virtual';
import type { ChatStore } from '../chat-store/chat-store.ts';

/** Where somebody was in a conversation when they left it. */
export interface LogPlace {
  readonly offset: number;
  /** The heights it was measured by. */
  readonly heights: VirtualItem[];
}

const places = new WeakMap<ChatStore, Map<number, LogPlace>>();

/** The places of a member's conversations, for as long as the page lives. Whoever was at the end has none. */
export function placesOf(store: ChatStore): Map<number, LogPlace> {
  const known = places.get(store);
  if (known) return known;
  const made = new Map<number, LogPlace>();
  places.set(store, made);
  return made;
}
