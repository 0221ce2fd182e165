import { imageFormats } from '#contract/photos/image.ts';
import { sizeNames, uncroppedSizeNames } from './sizes.ts';
import { photoKey, quarantineKey, sizeKey, waitingKey } from './storage-keys.ts';

/**
 * All storage keys that a member's photo may have. The originals come first, before the sizes made from them.
 */
export const allPhotoKeys = (path: string): string[] => [
  waitingKey(path),
  photoKey(path),
  quarantineKey(path),
  ...[...sizeNames, ...uncroppedSizeNames].flatMap((size) =>
    imageFormats.map((format) => sizeKey(path, size, format)),
  ),
];
