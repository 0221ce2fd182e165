export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CropArea extends Size {
  /** The upper left corner, in pixels of the turned picture. */
  readonly x: number;
  readonly y: number;
  /** Clockwise quarter turns. */
  readonly quarters: number;
}

/** The ratio of cards (PROF-4). */
export const cropRatio = 3 / 4;

/** The maximum that the server stores. */
const longestSide = 1920;
const shortestSide = 300;

/** The size of a picture after this number of quarter turns. */
export const rotatedSize = ({ width, height }: Size, quarters: number): Size =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width };

/** The whole picture, upright. */
export const whole = (size: Size): CropArea => ({ ...size, x: 0, y: 0, quarters: 0 });

/** The scale from the crop to the result: no larger than the server stores, and never below the minimum. */
export function cropScale({ width, height }: Size): number {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return Math.max(scale, shortestSide / Math.min(width, height));
}

/** The maximum zoom before the crop has too few pixels; at least 1. */
export function maximumZoom(size: Size): number {
  const widest = Math.min(size.width, size.height * cropRatio);
  return Math.max(1, Math.min(4, widest / shortestSide));
}
