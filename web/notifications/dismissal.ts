import { useCallback, useSyncExternalStore } from 'react';
import { createEmitter } from '#web/platform/emitter.ts';

/** The state itself is in local storage. */
const dismissed = createEmitter();

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser has no storage, so the notice reappears.
    return null;
  }
};

/**
 * Whether a member dismissed a notice on this device, and the function that does so. The dismissal is stored
 * with its time and permanent (SHELL-13). Later domains use this hook too. Before hydration the state is
 * unknown, so the notice stays hidden.
 */
export function useDismissal(notice: string, member: number) {
  const key = `vonk:dismissed:${notice}:${member}`;
  const isDismissed = useSyncExternalStore(
    dismissed.subscribe,
    () => read(key) !== null,
    () => true,
  );
  const dismiss = useCallback(() => {
    try {
      localStorage.setItem(key, new Date().toISOString());
    } catch {
      // See above.
    }
    dismissed.emit();
  }, [key]);
  return { isDismissed, dismiss };
}
