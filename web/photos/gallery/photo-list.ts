import type { OwnPhoto } from '#contract/photos/own-photo.ts';

/** The member's own photos, independent of the store that holds them. */
export interface PhotoList {
  readonly photos: readonly OwnPhoto[];
  /** The maximum number of photos now (PROF-5). */
  readonly limit: number;
  /** Shows these photos until the next read. */
  readonly show: (photos: readonly OwnPhoto[]) => void;
  /** Reads the photos again. */
  readonly refresh: () => Promise<void>;
}
