import { expect, test } from 'vitest';
import { checkFile, checkPixelSize } from './photo-error.ts';

test.each([
  ['image/gif', 1000, 'no_image'],
  ['', 1000, 'no_image'],
  ['image/jpeg', 12 * 1024 * 1024 + 1, 'file_too_large'],
  ['image/jpeg', 12 * 1024 * 1024, undefined],
  ['image/png', 1000, undefined],
  ['image/webp', 1000, undefined],
])('checks a file of type "%s" with %i bytes: %s [PROF-4c]', (type, size, code) => {
  expect(checkFile({ type, size })?.code).toBe(code);
});

test.each([
  [299, 2000, 'image_too_small'],
  [300, 300, undefined],
  [10_000, 5000, undefined],
  [10_000, 5001, 'image_too_large'],
])('checks a picture of %i by %i: %s [PROF-4c]', (width, height, code) => {
  expect(checkPixelSize({ width, height })?.code).toBe(code);
});
