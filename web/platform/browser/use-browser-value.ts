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

/** Whether a media query matches now; false until the script has taken over. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether this is the installed app, which has no browser interface. */
export const useInstalled = (): boolean => useMedia('(display-mode: standalone)');
