import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture whose bytes no other test has. */
export async function newPicture(): Promise<Buffer<ArrayBuffer>> {
  const noise = randomBytes(8 * 8 * 3);
  const image = sharp(noise, { raw: { width: 8, height: 8, channels: 3 } }).resize(400, 500, {
    kernel: 'nearest',
  });
  return Buffer.from(await image.png().toBuffer());
}
