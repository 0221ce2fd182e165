import { useEffect } from 'react';
import { createStore, useStore } from '#web/platform/store.ts';

const lastSearch = createStore('/members');

/** Stores the address of the present search, so that the tab leads back to it (DISC-1). */
export function useRememberedSearch(address: string): void {
  useEffect(() => lastSearch.set(address), [address]);
}

/** Returns the last search address of this tab. The initial value is the search for everyone. */
export const useSearchAddress = (): string => useStore(lastSearch);
