import { expect, test } from 'vitest';
import { cropScale, maximumZoom, rotatedSize, whole } from './crop-area.ts';

test('scales a crop to the size the server stores, and never below the minimum [PROF-4c]', () => {
  expect(cropScale({ width: 3000, height: 4000 })).toBeCloseTo(0.48);
  expect(cropScale({ width: 900, height: 1200 })).toBe(1);
  expect(cropScale({ width: 225, height: 300 }) * 225).toBeCloseTo(300);
});

test('limits the zoom to the pixels of the picture [PROF-4c]', () => {
  expect(maximumZoom({ width: 6000, height: 8000 })).toBe(4);
  expect(maximumZoom({ width: 600, height: 800 })).toBe(2);
  expect(maximumZoom({ width: 300, height: 300 })).toBe(1);
});

test('swaps the sides at a quarter turn and not at a half turn [PROF-4c]', () => {
  const size = { width: 4, height: 3 };
  expect([0, 1, 2, 3].map((quarters) => rotatedSize(size, quarters).width)).toEqual([4, 3, 4, 3]);
  expect(whole(size)).toEqual({ x: 0, y: 0, width: 4, height: 3, quarters: 0 });
});
