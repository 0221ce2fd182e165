import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing: the notice comes back.
    return null;
  }
};

/**
 * Whether a member put a notice away on this device, and how they do: kept with the time, and for good (SHELL-13). Until
 * the script has taken over nobody knows, and the notice waits.
 */
export function useDismissal(notice: string, member: number) {
  const key = `vonk:dismissed:${notice}:${member}`;
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => read(key) !== null,
    () => true,
  );
  const dismiss = useCallback(() => {
    try {
      localStorage.setItem(key, new Date().toISOString());
    } catch {
      // See above.
    }
    for (const listener of listeners) listener();
  }, [key]);
  return { isDismissed, dismiss };
}
