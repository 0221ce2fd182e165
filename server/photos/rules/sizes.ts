/** Sizes an image is served in, in pixels. A picture fills its frame and is cut around its middle. */
export const sizes = {
  thumb: { width: 192, height: 192 },
  match: { width: 320, height: 320 },
  card: { width: 480, height: 640 },
  large: { width: 960, height: 1280 },
  /** What stands for a locked photo (PROF-6). */
  blur: { width: 96, height: 128 },
} as const;

export type Size = keyof typeof sizes;

const isSize = (word: string): word is Size => Object.hasOwn(sizes, word);

export const sizeNames: readonly Size[] = Object.keys(sizes).filter(isSize);

/** The size of that name, undefined for none. */
export const sizeNamed = (name: string): Size | undefined => (isSize(name) ? name : undefined);
