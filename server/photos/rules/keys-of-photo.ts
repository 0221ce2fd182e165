import { sizes } from './sizes.ts';
import { photoKey, sizeKey, waitingKey } from './storage-keys.ts';

const isSize = (name: string): name is keyof typeof sizes => Object.hasOwn(sizes, name);

/** Every file there may be of a member's photo. */
export const keysOfPhoto = (path: string): string[] => [
  waitingKey(path),
  photoKey(path),
  ...Object.keys(sizes)
    .filter(isSize)
    .map((size) => sizeKey(path, size)),
];
