/**
 * A process of its own, started once for each photo: `node develop-photo-process.ts <from> <to>`. Writes
 * `null` or the error to standard output. Depends on nothing but sharp.
 */
import sharp from 'sharp';

const most = { pixels: 50_000_000, side: 1920 };
const least = 300;
const quality = 86;

// libvips can open more formats (SVG, PDF, GIF …). They are not photos, and decoding them may read files or
// never end.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});
sharp.cache(false);
sharp.concurrency(1);

interface DevelopError {
  readonly code: 'no_image' | 'image_too_small' | 'image_too_large';
  readonly params: Readonly<Record<string, number>>;
}

const noImage: DevelopError = { code: 'no_image', params: {} };

const errorOf = async (from: string): Promise<DevelopError | null> => {
  const { width, height, pages = 1 } = await sharp(from, { limitInputPixels: false }).metadata();
  if (pages > 1) return noImage;
  if (width * height > most.pixels) return { code: 'image_too_large', params: { megapixels: 50 } };
  if (Math.min(width, height) < least) return { code: 'image_too_small', params: { pixels: least } };
  return null;
};

const develop = async (from: string, to: string): Promise<DevelopError | null> => {
  const error = await errorOf(from);
  if (error !== null) return error;
  await sharp(from, { limitInputPixels: most.pixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: most.side, height: most.side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality })
    .toFile(to);
  return null;
};

const [from = '', to = ''] = process.argv.slice(2);
const said = await develop(from, to).catch(() => noImage);
process.stdout.write(JSON.stringify(said));
