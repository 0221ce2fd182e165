import type { ImageFormat } from '#contract/photos/image-format.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { imageOfSize } from './resized-image.ts';
import type { UncutSize } from './sizes.ts';

/**
 * A stored picture uncropped in a size and format, rendered at the first request. Null if there is none. The
 * caller checks the access rights.
 */
export function uncutImage(
  storage: Storage,
  image: { readonly path: string; readonly size: UncutSize; readonly format: ImageFormat },
): Promise<Uint8Array | null> {
  return imageOfSize(storage, image);
}
