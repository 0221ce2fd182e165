import { createStore, useStore } from '#web/platform/store.ts';
import { hasChosenSource } from './has-chosen-source.ts';

/** Fallback for a browser that stores no cookies: the next page asks again. */
const chosenHere = createStore(false);

const markChosen = () => chosenHere.set(true);

/**
 * Whether this browser has made a choice, and a function that notifies the other components. `known` is what
 * the server saw.
 */
export const useChosenSource = (known: boolean) => ({
  isChosen: useStore(chosenHere, (here) => here || hasChosenSource(document.cookie), known),
  tellChosen: markChosen,
});
