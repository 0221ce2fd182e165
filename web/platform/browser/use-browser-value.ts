import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A constant that only the browser knows. The first render uses `onServer`, as the server does. */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(never, read, () => onServer);

/**
 * Whether the script has taken over from the server-rendered page. Until then the browser must not submit a
 * form itself: typed data, including the password, would leave the page.
 */
export const useHydrated = (): boolean => useBrowserValue(() => true, false);

/** Display mode of the installed app, which has no browser interface. */
const installedMode = '(display-mode: standalone)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(installedMode);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether this is the installed app; false until the script has taken over. */
export function useInstalled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(installedMode).matches,
    () => false,
  );
}
