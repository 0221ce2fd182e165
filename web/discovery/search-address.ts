import { useEffect, useSyncExternalStore } from 'react';

const everyone = '/members';
const listeners = new Set<() => void>();
let last = everyone;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The search page keeps where somebody is, so that the way back leads there (DISC-1). */
export function useRememberedSearch(address: string): void {
  useEffect(() => {
    last = address;
    for (const listener of listeners) listener();
  }, [address]);
}

/** Where the search was left in this tab; of everyone at first. */
export function useSearchAddress(): string {
  return useSyncExternalStore(
    subscribe,
    () => last,
    () => everyone,
  );
}
