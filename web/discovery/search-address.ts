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

/** Stores the address of the present search, so that the tab leads back to it (DISC-1). */
export function useRememberedSearch(address: string): void {
  useEffect(() => {
    last = address;
    for (const listener of listeners) listener();
  }, [address]);
}

/** Returns the last search address of this tab. The initial value is the search for everyone. */
export function useSearchAddress(): string {
  return useSyncExternalStore(
    subscribe,
    () => last,
    () => everyone,
  );
}
