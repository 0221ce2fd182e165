import { useSyncExternalStore } from 'react';

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
