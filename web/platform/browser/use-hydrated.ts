import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the script has taken over from the server-rendered page. Until then the browser must not submit a
 * form itself: typed data, including the password, would leave the page.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
