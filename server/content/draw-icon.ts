import sharp from 'sharp';
import type { IconForm } from '#contract/content/app-files.ts';
import type { Niche } from '#contract/sites/niche.ts';
import { iconDrawing } from './icon-drawing.ts';

/** Renders a niche's icon as PNG. */
export function drawIcon(niche: Niche, form: IconForm, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(iconDrawing(niche, form)))
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
