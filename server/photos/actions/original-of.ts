import sharp from 'sharp';
import type { Storage } from '#server/platform/storage/storage.ts';
import { drawnKey, photoKey } from '../rules/storage-keys.ts';

const longestSide = 1600;

/** A photo uncut, no larger than a screen shows; null where its file is gone. A drawing is never handed out as SVG. */
export async function originalOf(storage: Storage, path: string): Promise<Uint8Array | null> {
  for (const key of [photoKey(path), drawnKey(path)]) {
    if (!(await storage.exists(key))) continue;
    return sharp(await storage.get(key))
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  }
  return null;
}
