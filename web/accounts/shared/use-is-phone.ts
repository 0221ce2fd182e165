import { useSyncExternalStore } from 'react';

const phone = '(max-width: 47.99em)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the screen is a phone's; on the server it is not known, and taken for none. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
}
