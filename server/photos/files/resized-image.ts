import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { ImageFormat } from '#contract/photos/image.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { type Size, sizes, type UncroppedSize, uncroppedSizes } from './sizes.ts';
import { originalKey, photoKey, sizeKey } from './storage-keys.ts';

// The pixels per inch at which an SVG is rendered. At 72 it has its own size, 480 x 640.
const density = 144;

export interface SizedImage {
  readonly path: string;
  readonly size: Size | UncroppedSize;
  readonly format: ImageFormat;
}

/**
 * Renderings in progress. Twenty cards of a page may request the same picture at once, and it is rendered
 * once.
 */
const inProgress = new Map<string, Promise<Uint8Array | null>>();

/** The rest of the service shares these threads. */
const drawers = pLimit(2);

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

const encoded: Readonly<Record<ImageFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 60, effort: 2 }),
  webp: (image) => image.webp({ quality: 82 }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
};

/** Sixteen pixels wide and blurred before it is enlarged: no face can be recovered from it (PROF-6). */
const blurred = async (image: Sharp): Promise<Sharp> =>
  sharp(await image.resize({ width: 12, height: 16, fit: 'cover' }).blur(1).png().toBuffer()).resize({
    ...sizes.blur,
    fit: 'fill',
    kernel: 'cubic',
  });

/** The picture cropped to its frame, or scaled down to fit for the uncropped sizes. */
const sized = async (original: Sharp, size: Size | UncroppedSize): Promise<Sharp> => {
  if (size === 'blur') return blurred(original);
  return size === 'bubble' || size === 'whole'
    ? original.resize({ ...uncroppedSizes[size], fit: 'inside', withoutEnlargement: true })
    : original.resize({ ...sizes[size], fit: 'cover' });
};

const drawn = async (storage: Storage, key: string, { size, format }: SizedImage): Promise<Uint8Array> => {
  const original = sharp(await storage.get(key), key.endsWith('.svg') ? { density } : {});
  return encoded[format](await sized(original, size)).toBuffer();
};

const keptOrDrawn = async (storage: Storage, image: SizedImage): Promise<Uint8Array | null> => {
  const { path, size, format } = image;
  const key = sizeKey(path, size, format);
  if (await storage.exists(key)) return storage.get(key);
  const original = await originalKey(storage, path);
  if (original === null) return null;
  const bytes = await drawers(() => drawn(storage, original, image));
  await storage.put(key, bytes, { contentType: types[format] });
  // Deleting a photo starts with its original. A size rendered meanwhile must not stay behind.
  if ((await originalKey(storage, path)) !== null) return bytes;
  await storage.delete(key);
  return null;
};

/**
 * An image in a size and format, rendered from its original at the first request. Null if there is no such
 * image.
 */
export function resizedImage(storage: Storage, image: SizedImage): Promise<Uint8Array | null> {
  const key = sizeKey(image.path, image.size, image.format);
  const going = inProgress.get(key);
  if (going !== undefined) return going;
  const work = keptOrDrawn(storage, image).finally(() => inProgress.delete(key));
  inProgress.set(key, work);
  return work;
}

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

export interface Preview {
  readonly width: number;
  readonly height: number;
  /** A `data:` URL of at most sixteen pixels a side, blurred: no face can be recovered from it (PROF-6). */
  readonly blur: string;
}

const longest = 16;

/** The part of a stored picture that viewers without access to it may get. */
export async function blurredPreview(storage: Storage, path: string): Promise<Preview> {
  const original = sharp(await storage.get(photoKey(path)));
  const { width, height } = await original.metadata();
  const smeared = await original
    .resize({ width: longest, height: longest, fit: 'inside' })
    .blur(1)
    .webp({ quality: 60 })
    .toBuffer();
  return { width, height, blur: `data:image/webp;base64,${smeared.toString('base64')}` };
}
