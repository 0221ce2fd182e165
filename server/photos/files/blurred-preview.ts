import sharp from 'sharp';
import type { Storage } from '#server/platform/storage/storage.ts';
import { photoKey } from './storage-keys.ts';

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
