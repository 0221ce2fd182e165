import { imageFormats } from '#contract/photos/image-format.ts';
import { sizeNames, uncutSizeNames } from './sizes.ts';
import { photoKey, quarantineKey, sizeKey, waitingKey } from './storage-keys.ts';

/** Every file there may be of a member's photo; first those the others are made from. */
export const keysOfPhoto = (path: string): string[] => [
  waitingKey(path),
  photoKey(path),
  quarantineKey(path),
  ...[...sizeNames, ...uncutSizeNames].flatMap((size) =>
    imageFormats.map((format) => sizeKey(path, size, format)),
  ),
];
