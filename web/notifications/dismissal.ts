import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { createEmitter } from '#web/platform/emitter.ts';
import { readPageCookie, storePageCookie, usePageCookie } from '#web/sites/page-cookies.ts';

/** The state itself is in local storage, and for the first paint in a cookie. */
const dismissed = createEmitter();

/** More would make the cookie long. The oldest entry goes. */
const mostEntries = 30;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser has no storage, so the notice reappears.
    return null;
  }
};

const entriesOf = (cookie: string | null): string[] => (cookie === null ? [] : cookie.split('|'));

const addToCookie = (entry: string): void => {
  const entries = entriesOf(readPageCookie('vonk_dismissed'));
  if (entries.includes(entry)) return;
  storePageCookie('vonk_dismissed', [...entries, entry].slice(-mostEntries).join('|'));
};

/**
 * Whether a member dismissed a notice on this device, and the function that does so. The dismissal is stored
 * with its time and permanent (SHELL-13). Later domains use this hook too. A cookie informs the server, so
 * that the first paint is right. Without the cookies of the page the notice is hidden until hydration.
 */
export function useDismissal(notice: string, member: number) {
  const key = `vonk:dismissed:${notice}:${member}`;
  const entry = `${notice}.${member}`;
  const cookie = usePageCookie('vonk_dismissed');
  const isStored = useSyncExternalStore(
    dismissed.subscribe,
    () => read(key) !== null,
    () => cookie === undefined,
  );
  const isDismissed = isStored || entriesOf(cookie ?? null).includes(entry);
  useEffect(() => {
    // Dismissed before the cookie existed.
    if (read(key) !== null) addToCookie(entry);
  }, [key, entry]);
  const dismiss = useCallback(() => {
    try {
      localStorage.setItem(key, new Date().toISOString());
    } catch {
      // See above.
    }
    addToCookie(entry);
    dismissed.emit();
  }, [key, entry]);
  return { isDismissed, dismiss };
}
