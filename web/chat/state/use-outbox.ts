import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { makeOutbox, type Outbox, type Outgoing, type Shelf } from './outbox.ts';
import { useOwnId } from './own-id.ts';

const outboxes = new WeakMap<QueryClient, { member: number; outbox: Outbox }>();

// The server renders for everybody: nothing is kept there.
const noShelf: Shelf = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const shelf = (): Shelf => {
  try {
    return typeof window === 'undefined' ? noShelf : window.localStorage;
  } catch {
    return noShelf;
  }
};

/** The one outbox of a member in this browser. */
export function outboxOf(queries: QueryClient, member: number): Outbox {
  const known = outboxes.get(queries);
  if (known?.member === member) return known.outbox;
  const outbox = makeOutbox(shelf(), member);
  outboxes.set(queries, { member, outbox });
  return outbox;
}

const nothing: readonly Outgoing[] = [];
const never = () => () => {};

/** The outbox and what stands in it now; null for a visitor. Empty in the first rendering: only the browser knows it. */
export function useOutbox(): { outbox: Outbox | null; outgoing: readonly Outgoing[] } {
  const queries = useQueryClient();
  const member = useOwnId();
  const outbox = member === null ? null : outboxOf(queries, member);
  const outgoing = useSyncExternalStore(
    outbox?.subscribe ?? never,
    outbox?.read ?? (() => nothing),
    () => nothing,
  );
  return { outbox, outgoing };
}
