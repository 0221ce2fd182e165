import { expect, test } from 'vitest';
import { axisEnd, durationUnit } from './chart-scale.ts';

test('an axis ends at a round number at or above the largest value [SAFE-6e]', () => {
  const endOf = (largest: number) => axisEnd([0, null, largest], 1);
  expect([0, 1, 2, 3, 7, 11, 25, 61, 100, 101, 999, 1001].map(endOf)).toEqual([
    2, 2, 2, 4, 10, 20, 40, 100, 100, 200, 1000, 2000,
  ]);
});

test('an axis of money ends at whole units of the currency [SAFE-6e]', () => {
  expect(axisEnd([2999, 4999], 100)).toBe(6000);
});

test('an axis of waiting times uses a unit that suits the longest [SAFE-6e]', () => {
  expect([[59], [3600], [7200], [86_400], [3 * 86_400], []].map(durationUnit)).toEqual([
    60, 60, 3600, 3600, 86_400, 60,
  ]);
});
