/** Sizes an image is served in, in pixels. A picture fills its frame and is cut around its middle. */
export const sizes = {
  thumb: { width: 192, height: 192 },
  match: { width: 320, height: 320 },
  card: { width: 480, height: 640 },
  large: { width: 960, height: 1280 },
} as const;

export type Size = keyof typeof sizes;
