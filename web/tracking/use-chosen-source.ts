import { madeChoiceOf, sourceChoiceCookie } from '#contract/tracking/choose-source.ts';
import { createStore, useStore } from '#web/platform/store.ts';

/** Whether a Cookie header, or `document.cookie`, contains a choice about the traffic source (GDPR-11). */
export function hasChosenSource(cookies: string): boolean {
  const name = `${sourceChoiceCookie}=`;
  const held = cookies.split('; ').find((one) => one.startsWith(name));
  return madeChoiceOf(held?.slice(name.length)) !== null;
}

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
