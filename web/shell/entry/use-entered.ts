import { useSyncExternalStore } from 'react';
import { entryCookie } from '#contract/sites/entry-cookie.ts';
import { storeChoice } from '#web/sites/keep-choice.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { hasEntered } from './has-entered.ts';

const listeners = new Set<() => void>();
/** Remembers the answer for this document if the browser stores no cookies; the next document asks again. */
let here = false;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isEntered = () => here || hasEntered(document.cookie);

const enter = () => {
  storeChoice(entryCookie, new Date().toISOString());
  here = true;
  for (const listener of listeners) listener();
};

/**
 * Whether the visitor dismissed the entry warning, and the function to dismiss it, which stores the time
 * (SHELL-12).
 */
export function useEntered() {
  // An error page may know nothing about its visitor.
  const known = useRootData()?.entered ?? true;
  return { entered: useSyncExternalStore(subscribe, isEntered, () => known), enter };
}
