import sharp from 'sharp';
import type { Storage } from '#server/platform/storage/storage.ts';
import { type Size, sizes } from '../rules/sizes.ts';
import { drawnKey, photoKey, sizeKey } from '../rules/storage-keys.ts';

// An SVG is drawn at this many pixels to the inch; 72 is its own size, 480 x 640.
const density = 144;
const quality = 82;

/** Twenty cards of a page may want the same picture at once: it is made once. */
const underWay = new Map<string, Promise<Uint8Array | null>>();

const drawn = async (storage: Storage, path: string, size: Size): Promise<Uint8Array | null> => {
  const drawing = await storage.exists(drawnKey(path));
  if (!drawing && !(await storage.exists(photoKey(path)))) return null;
  const original = await storage.get(drawing ? drawnKey(path) : photoKey(path));
  return sharp(original, drawing ? { density } : {})
    .resize({ ...sizes[size], fit: 'cover' })
    .webp({ quality })
    .toBuffer();
};

const hasOriginal = async (storage: Storage, path: string): Promise<boolean> =>
  (await storage.exists(drawnKey(path))) || storage.exists(photoKey(path));

const keptOrDrawn = async (storage: Storage, path: string, size: Size): Promise<Uint8Array | null> => {
  const key = sizeKey(path, size);
  if (await storage.exists(key)) return storage.get(key);
  const bytes = await drawn(storage, path, size);
  if (!bytes) return null;
  await storage.put(key, bytes, { contentType: 'image/webp' });
  // Whoever deletes a photo begins with its original: a size made meanwhile must not stay behind.
  if (await hasOriginal(storage, path)) return bytes;
  await storage.delete(key);
  return null;
};

/** A size of an image as WebP, made from its original when first asked for; null where there is no such image. */
export function imageOfSize(storage: Storage, path: string, size: Size): Promise<Uint8Array | null> {
  const key = sizeKey(path, size);
  const going = underWay.get(key);
  if (going !== undefined) return going;
  const work = keptOrDrawn(storage, path, size).finally(() => underWay.delete(key));
  underWay.set(key, work);
  return work;
}
