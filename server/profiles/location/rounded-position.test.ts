import { expect, test } from 'vitest';
import { roundedPosition } from './rounded-position.ts';

test('rounds a position to a hundredth of a degree [PROF-8c]', () => {
  expect(roundedPosition({ latitude: 52.373_123, longitude: 4.896_789 })).toEqual({
    latitude: 52.37,
    longitude: 4.9,
  });
  expect(roundedPosition({ latitude: -33.868_8, longitude: -179.999 })).toEqual({
    latitude: -33.87,
    longitude: 180,
  });
});
