import type { ImageFormat } from '#contract/photos/image-format.ts';
import type { Size, UncutSize } from './sizes.ts';

/** Where a drawn original is kept: whatever lies here may be seen by everybody who knows its path. */
export const drawnKey = (path: string) => `originals/${path}.svg`;

/** Where a member's photo is kept, made anew without metadata; its row says who may have it. */
export const photoKey = (path: string) => `originals/${path}.webp`;

/** Where versions before 0.2 kept a photo until its review. */
export const waitingKey = (path: string) => `waiting/${path}.webp`;

/** Where what was sent is kept sealed until the review; nothing is served from there (GDPR-6). */
export const quarantineKey = (path: string) => `quarantine/${path}.sealed`;

/** Where a size is kept once somebody asked for it; may be deleted at any time. */
export const sizeKey = (path: string, size: Size | UncutSize, format: ImageFormat) =>
  `media/${path}-${size}.${format}`;
