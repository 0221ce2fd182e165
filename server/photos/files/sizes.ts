/**
 * The sizes in which an image is served, in pixels. A picture fills its frame and is cropped around its
 * centre.
 */
export const sizes = {
  thumb: { width: 192, height: 192 },
  match: { width: 320, height: 320 },
  card: { width: 480, height: 640 },
  large: { width: 960, height: 1280 },
  /** Replaces a locked photo (PROF-6). */
  blur: { width: 96, height: 128 },
} as const;

/** Whether visitors without an account may get a member's main photo in this size (SAFE-9). */
export const isVisitorSize = (size: Size): boolean => size === 'thumb' || size === 'match' || size === 'card';

/** Sizes that are never cropped, for pictures in a conversation (CHAT-10). `/media/` does not serve them. */
export const uncroppedSizes = {
  bubble: { width: 720, height: 720 },
  whole: { width: 1920, height: 1920 },
} as const;

export type Size = keyof typeof sizes;

export type UncroppedSize = keyof typeof uncroppedSizes;

const isSize = (word: string): word is Size => Object.hasOwn(sizes, word);

const isUncutSize = (word: string): word is UncroppedSize => Object.hasOwn(uncroppedSizes, word);

export const sizeNames: readonly Size[] = Object.keys(sizes).filter(isSize);

export const uncroppedSizeNames: readonly UncroppedSize[] = Object.keys(uncroppedSizes).filter(isUncutSize);

/** The size with that name, or undefined. */
export const sizeNamed = (name: string): Size | undefined => (isSize(name) ? name : undefined);
