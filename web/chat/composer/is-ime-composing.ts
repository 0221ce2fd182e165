import type { KeyboardEvent } from 'react';

/**
 * Safari reports this key code for the key that ends an IME composition, after it reported the end of the
 * composition.
 */
const inComposition = 229;

/** Whether a key press belongs to an IME composition (Japanese, for example). */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === inComposition;
