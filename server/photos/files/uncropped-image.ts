import type { ImageFormat } from '#contract/photos/image.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { resizedImage } from './resized-image.ts';
import type { UncroppedSize } from './sizes.ts';

/**
 * A stored picture uncropped in a size and format, rendered at the first request. Null if there is none. The
 * caller checks the access rights.
 */
export function uncroppedImage(
  storage: Storage,
  image: { readonly path: string; readonly size: UncroppedSize; readonly format: ImageFormat },
): Promise<Uint8Array | null> {
  return resizedImage(storage, image);
}
