import sharp from 'sharp';
import type { Storage } from '#server/platform/storage/storage.ts';
import { photoKey } from './storage-keys.ts';

export interface Preview {
  readonly width: number;
  readonly height: number;
  /** Sixteen pixels a side at most, smeared: nobody gets a face back out of it (PROF-6). A `data:` address. */
  readonly blur: string;
}

const longest = 16;

/** What may be known of a kept picture by whom it is not shown to. */
export async function previewOf(storage: Storage, path: string): Promise<Preview> {
  const original = sharp(await storage.get(photoKey(path)));
  const { width, height } = await original.metadata();
  const smeared = await original
    .resize({ width: longest, height: longest, fit: 'inside' })
    .blur(1)
    .webp({ quality: 60 })
    .toBuffer();
  return { width, height, blur: `data:image/webp;base64,${smeared.toString('base64')}` };
}
