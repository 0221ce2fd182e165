import { expect, test } from 'vitest';
import { deepestZoom, scaleOf, turned, whole } from './crop-area.ts';

test('[PROF-4] a cut is no larger than the server keeps, and never too small for it', () => {
  expect(scaleOf({ width: 3000, height: 4000 })).toBeCloseTo(0.48);
  expect(scaleOf({ width: 900, height: 1200 })).toBe(1);
  expect(scaleOf({ width: 225, height: 300 }) * 225).toBeCloseTo(300);
});

test('[PROF-4] one can go into a picture as far as its pixels reach', () => {
  expect(deepestZoom({ width: 6000, height: 8000 })).toBe(4);
  expect(deepestZoom({ width: 600, height: 800 })).toBe(2);
  expect(deepestZoom({ width: 300, height: 300 })).toBe(1);
});

test('[PROF-4] a quarter turn swaps the sides, a half turn does not', () => {
  const size = { width: 4, height: 3 };
  expect([0, 1, 2, 3].map((quarters) => turned(size, quarters).width)).toEqual([4, 3, 4, 3]);
  expect(whole(size)).toEqual({ x: 0, y: 0, width: 4, height: 3, quarters: 0 });
});
