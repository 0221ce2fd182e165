import sharp from 'sharp';
import { Refusal } from '#server/platform/http/refusal.ts';

const most = { pixels: 50_000_000, side: 1920 };
const least = 300;
const quality = 86;

// What libvips would open besides (SVG, PDF, GIF …) is no photo, and may read files or never end.
const taken = new Set(['jpeg', 'png', 'webp']);

const metadataOf = async (bytes: Uint8Array) => {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch {
    throw new Refusal('no_image');
  }
};

/**
 * A photo as we keep it: decoded and made anew as WebP, upright, at most 1920 px a side, with no metadata of any kind
 * (PROF-4, GDPR-5). Works beside the event loop. Throws `no_image`, `image_too_small` or `image_too_large`.
 */
export async function developPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const { format, width, height, pages = 1 } = await metadataOf(bytes);
  if (!taken.has(format) || pages > 1) throw new Refusal('no_image');
  if (width * height > most.pixels) throw new Refusal('image_too_large', { megapixels: 50 });
  if (Math.min(width, height) < least) throw new Refusal('image_too_small', { pixels: least });
  try {
    return await sharp(bytes, { limitInputPixels: most.pixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: most.side, height: most.side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality })
      .toBuffer();
  } catch {
    throw new Refusal('no_image');
  }
}
