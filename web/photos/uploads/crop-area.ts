export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Cut extends Size {
  /** Of the left upper corner, in pixels of the turned picture. */
  readonly x: number;
  readonly y: number;
  /** Clockwise, in quarters. */
  readonly quarters: number;
}

/** As cards show it (PROF-4). */
export const cutRatio = 3 / 4;

/** The server keeps no more than this. */
const longestSide = 1920;
const shortestSide = 300;

/** A picture's size after so many quarter turns. */
export const turned = ({ width, height }: Size, quarters: number): Size =>
  quarters % 2 === 0 ? { width, height } : { width: height, height: width };

/** All of a picture, upright. */
export const whole = (size: Size): Cut => ({ ...size, x: 0, y: 0, quarters: 0 });

/** How much smaller the result is than what was cut: as large as the server keeps it, and never too small for it. */
export function scaleOf({ width, height }: Size): number {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return Math.max(scale, shortestSide / Math.min(width, height));
}

/** How far one may go into a picture before the cut has too few pixels: at least 1. */
export function deepestZoom(size: Size): number {
  const widest = Math.min(size.width, size.height * cutRatio);
  return Math.max(1, Math.min(4, widest / shortestSide));
}
