import { useSyncExternalStore } from 'react';
import { hasChosenSource } from './has-chosen-source.ts';

const listeners = new Set<() => void>();
/** Fallback for a browser that stores no cookies: the next page asks again. */
let here = false;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isChosen = () => here || hasChosenSource(document.cookie);

const tellChosen = () => {
  here = true;
  for (const listener of listeners) listener();
};

/**
 * Whether this browser has made a choice, and a function that notifies the other components. `known` is what
 * the server saw.
 */
export const useChosenSource = (known: boolean) => ({
  isChosen: useSyncExternalStore(subscribe, isChosen, () => known),
  tellChosen,
});
