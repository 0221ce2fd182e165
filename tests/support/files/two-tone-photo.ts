import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** A file for the file chooser. Its left and right halves have different colours. */
export async function photoFile(
  name: string,
  { width = 600, height = 800, left = '#d6006e', right = '#d6006e' } = {},
) {
  const half = { create: { width: Math.round(width / 2), height, channels: 3, background: right } } as const;
  const image = sharp({ create: { width, height, channels: 3, background: left } }).composite([
    { input: half, gravity: 'east' },
  ]);
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** The red, green and blue values near the upper and the lower edge of a picture on the page. */
export const edgeColours = (picture: Locator): Promise<{ top: number[]; bottom: number[] }> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const column = pen?.getImageData(width / 2, 0, 1, height).data ?? [];
    const at = (y: number) => [...column.slice(y * 4, y * 4 + 3)];
    return { top: at(10), bottom: at(height - 10) };
  });
