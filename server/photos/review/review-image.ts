import sharp from 'sharp';
import type { Storage } from '#server/platform/storage/storage.ts';
import { originalKey } from '../files/original-key.ts';

const longestSide = 1600;

/**
 * A photo uncropped, no larger than a screen shows. Null if its file is deleted. A drawing is never returned
 * as SVG.
 */
export async function renderReviewImage(storage: Storage, path: string): Promise<Uint8Array | null> {
  const key = await originalKey(storage, path);
  if (key === null) return null;
  return sharp(await storage.get(key))
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
