import type { Size } from './sizes.ts';

/** Where a drawn original is kept: whatever lies here may be seen by everybody who knows its path. */
export const drawnKey = (path: string) => `originals/${path}.svg`;

/** Where a member's photo is kept, made anew without metadata; served as long as its row says that it is shown. */
export const photoKey = (path: string) => `originals/${path}.webp`;

/** Where it waits until it is reviewed: no address leads there (TRUST-1). */
export const waitingKey = (path: string) => `waiting/${path}.webp`;

/** Where a size is kept once somebody asked for it; may be deleted at any time. */
export const sizeKey = (path: string, size: Size) => `media/${path}-${size}.webp`;
