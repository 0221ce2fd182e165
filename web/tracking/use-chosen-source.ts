import { useSyncExternalStore } from 'react';
import { hasChosenSource } from './has-chosen-source.ts';

const listeners = new Set<() => void>();
/** Where the browser keeps no cookie it is asked again with the next page. */
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

/** Whether this browser made its choice, and how a page tells the others. `known`: what the server saw of it. */
export const useChosenSource = (known: boolean) => ({
  isChosen: useSyncExternalStore(subscribe, isChosen, () => known),
  tellChosen,
});
