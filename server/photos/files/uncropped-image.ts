import type { ImageFormat } from '#contract/photos/image-format.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { imageOfSize } from './resized-image.ts';
import type { UncutSize } from './sizes.ts';

/** A kept picture as it is, in a size and format, made when first asked for; null where there is none. Who may have it is the caller's question. */
export function uncutImage(
  storage: Storage,
  image: { readonly path: string; readonly size: UncutSize; readonly format: ImageFormat },
): Promise<Uint8Array | null> {
  return imageOfSize(storage, image);
}
