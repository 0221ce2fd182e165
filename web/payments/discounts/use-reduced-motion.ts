import { useSyncExternalStore } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(reduced);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the device asks for less motion; false until the script has taken over. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reduced).matches,
    () => false,
  );
