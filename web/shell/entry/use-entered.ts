import { entryCookie } from '#contract/sites/entry-cookie.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { storeChoice } from '#web/sites/choice-cookie.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { hasEntered } from './has-entered.ts';

/** Remembers the answer for this document if the browser stores no cookies; the next document asks again. */
const enteredHere = createStore(false);

const enter = () => {
  storeChoice(entryCookie, new Date().toISOString());
  enteredHere.set(true);
};

/**
 * Whether the visitor dismissed the entry warning, and the function to dismiss it, which stores the time
 * (SHELL-12).
 */
export function useEntered() {
  // An error page may know nothing about its visitor.
  const known = useRootData()?.entered ?? true;
  const entered = useStore(enteredHere, (here) => here || hasEntered(document.cookie), known);
  return { entered, enter };
}
