import type { VirtualItem } from '@tanstack/react-virtual';
import type { ChatStore } from '../chat-store/chat-store.ts';

/** The scroll position in a conversation when the member left it. */
export interface ScrollPosition {
  readonly offset: number;
  /** The row heights at that time. */
  readonly heights: VirtualItem[];
}

const places = new WeakMap<ChatStore, Map<number, ScrollPosition>>();

/**
 * The scroll positions of a member's conversations, for the lifetime of the page. Conversations left at the
 * end have none.
 */
export function scrollPositionsOf(store: ChatStore): Map<number, ScrollPosition> {
  const known = places.get(store);
  if (known) return known;
  const made = new Map<number, ScrollPosition>();
  places.set(store, made);
  return made;
}
