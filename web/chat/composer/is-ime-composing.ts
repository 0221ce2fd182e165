import type { KeyboardEvent } from 'react';

/** What Safari calls the key that ends a word put together from several, after it said that this is over. */
const inComposition = 229;

/** Whether a key belongs to the word that is being put together (Japanese, say), and not to the page. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === inComposition;
