import type { ImageFormat } from '#contract/photos/image.ts';
import type { Size, UncroppedSize } from './sizes.ts';

/** The storage key of a drawing. Everybody who knows the path may see it. */
export const drawnKey = (path: string) => `originals/${path}.svg`;

/** The storage key of a member's photo, re-encoded without metadata. Its row decides who may see it. */
export const photoKey = (path: string) => `originals/${path}.webp`;

/** The storage key that versions before 0.2 used for a photo until its review. */
export const waitingKey = (path: string) => `waiting/${path}.webp`;

/** The storage key of the sealed original until the review. Nothing is served from there (GDPR-6). */
export const quarantineKey = (path: string) => `quarantine/${path}.sealed`;

/** The storage key of a size after its first request. The file may be deleted at any time. */
export const sizeKey = (path: string, size: Size | UncroppedSize, format: ImageFormat) =>
  `media/${path}-${size}.${format}`;
