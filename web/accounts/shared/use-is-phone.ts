import { useSyncExternalStore } from 'react';

const phone = '(max-width: 47.99em)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on a phone's screen. The server does not know the screen and assumes false. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
}
