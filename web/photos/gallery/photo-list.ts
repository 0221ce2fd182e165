import type { OwnPhoto } from '#contract/photos/own-photo.ts';

/** One's own photos, whoever keeps them. */
export interface PhotoList {
  readonly photos: readonly OwnPhoto[];
  /** How many there may be now (PROF-5). */
  readonly limit: number;
  /** Shows these instead, until they are read again. */
  readonly show: (photos: readonly OwnPhoto[]) => void;
  /** Reads them again. */
  readonly refresh: () => Promise<void>;
}
