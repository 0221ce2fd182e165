import { photoBytes } from '#contract/photos/add-photo.ts';

/** Why a chosen file is not sent. The texts are `photos.error.<code>`, with the limit as parameter. */
export interface PhotoError {
  readonly code: 'no_image' | 'file_too_large' | 'image_too_large' | 'image_too_small';
  readonly params: Readonly<Record<string, number>>;
}

/** The types that the server accepts (PROF-4). */
const taken = ['image/jpeg', 'image/png', 'image/webp'];
const most = { megabytes: photoBytes / 1024 / 1024, megapixels: 50 };
const leastPixels = 300;

export const photoTypes = taken.join(',');

/** Checks the type and size of a file before it is opened. */
export function checkFile({ size, type }: Pick<Blob, 'size' | 'type'>): PhotoError | null {
  if (!taken.includes(type)) return { code: 'no_image', params: {} };
  return size > photoBytes ? { code: 'file_too_large', params: { megabytes: most.megabytes } } : null;
}

/** Checks the pixel size of an opened picture, after its EXIF rotation. */
export function checkPixelSize({ width, height }: { width: number; height: number }): PhotoError | null {
  if (Math.min(width, height) < leastPixels)
    return { code: 'image_too_small', params: { pixels: leastPixels } };
  return width * height > most.megapixels * 1_000_000
    ? { code: 'image_too_large', params: { megapixels: most.megapixels } }
    : null;
}
