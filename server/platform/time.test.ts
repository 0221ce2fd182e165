import { expect, test } from 'vitest';
import { addDays, addHours, addMinutes, addSeconds } from './time.ts';

test('adds seconds, minutes, hours and days to a moment, and subtracts negative ones', () => {
  const at = new Date('2028-02-28T23:59:30.500Z');
  expect(addSeconds(at, 30)).toEqual(new Date('2028-02-29T00:00:00.500Z'));
  expect(addMinutes(at, -60)).toEqual(addHours(at, -1));
  expect(addHours(at, 25)).toEqual(new Date('2028-03-01T00:59:30.500Z'));
  expect(addDays(at, 2)).toEqual(new Date('2028-03-01T23:59:30.500Z'));
});
