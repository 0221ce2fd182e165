import sharp from 'sharp';
import type { IconForm } from '#contract/content/app-files.ts';
import type { Niche } from '#contract/sites/niche.ts';
import { type IconColours, iconColours } from './niche-colours.ts';

/** The logo on a grid of 40: a V like a match that was just struck, with a spark. */
export const markDrawing = ({ mark, spark }: Pick<IconColours, 'mark' | 'spark'>): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="M8 15.5 16 32l7-15" stroke="${mark}" stroke-width="6.4"/>` +
  `<path d="m20.5 12.5-4-4M25 11l.5-7M28.5 13.5l6.5-4.5M29 17.5l5 1.5" stroke="${spark}" stroke-width="2.6"/></g>`;

/** Scale of the logo on the grid. A launcher may cut a maskable icon to a circle of four fifths. */
const scales: Readonly<Record<IconForm, number>> = { round: 1, bleed: 0.86, maskable: 0.8 };

/** Returns the icon of a niche's site as SVG. */
export function iconDrawing(niche: Niche, form: IconForm): string {
  const colours = iconColours(niche);
  const corner = form === 'round' ? 10 : 0;
  const scale = scales[form];
  const place = `translate(20 20) scale(${scale}) translate(-20.5 -19.2)`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="512" height="512">` +
    `<rect width="40" height="40" rx="${corner}" fill="${colours.ground}"/>` +
    `<g transform="${place}">${markDrawing(colours)}</g></svg>`
  );
}

/** Renders a niche's icon as PNG. */
export function drawIcon(niche: Niche, form: IconForm, pixels: number): Promise<Buffer> {
  return sharp(Buffer.from(iconDrawing(niche, form)))
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
