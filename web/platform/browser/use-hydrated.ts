import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the script has taken over from the sent page. Until then a form must not be sent by the browser itself:
 * what was typed would leave the page, and the password with it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
