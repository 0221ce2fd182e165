import { useSyncExternalStore } from 'react';
import { entryCookie } from '#contract/sites/entry-cookie.ts';
import { keepChoice } from '#web/sites/keep-choice.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { hasEntered } from './has-entered.ts';

const listeners = new Set<() => void>();
/** Where the browser keeps no cookie it is asked again with the next page. */
let here = false;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isEntered = () => here || hasEntered(document.cookie);

const enter = () => {
  keepChoice(entryCookie, new Date().toISOString());
  here = true;
  for (const listener of listeners) listener();
};

/** Whether the visitor put the entry warning away, and how they do: kept with the time (SHELL-12). */
export function useEntered() {
  // An error page may know nothing of its visitor.
  const known = useRootData()?.entered ?? true;
  return { entered: useSyncExternalStore(subscribe, isEntered, () => known), enter };
}
