import { type Size, sizes } from './sizes.ts';

const shape = /^([a-z0-9_-]+(?:\/[a-z0-9_-]+)*)-([a-z]+)\.webp$/;
const longest = 220;

const isSize = (word: string): word is Size => Object.hasOwn(sizes, word);

/**
 * What an address below `/media/` asks for, null for anything that is no image of ours. Only small letters,
 * digits, `_`, `-` and single slashes between words pass: no way leads out of the folder.
 */
export function mediaPath(address: string): { readonly path: string; readonly size: Size } | null {
  const [, path, size] = (address.length <= longest && shape.exec(address)) || [];
  return path && size && isSize(size) ? { path, size } : null;
}
