import { expect, test } from 'vitest';
import { orderFitsFrom } from './cap-room.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const before = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const after = (days: number) => before(-days);

test('fits an order to the cent, and never an order above the cap [CRED-12d]', () => {
  expect(orderFitsFrom(5000, [], 5000, now)).toEqual(now);
  expect(orderFitsFrom(5000, [], 5001, now)).toBeNull();
  expect(orderFitsFrom(5000, [{ amount: 4000, at: before(1) }], 1000, now)).toEqual(now);
  expect(orderFitsFrom(0, [], 1, now)).toBeNull();
});

test('returns the moment at which enough earlier orders are 30 days old [CRED-12d]', () => {
  const counted = [
    { amount: 3000, at: before(1) },
    { amount: 1000, at: before(29) },
    { amount: 1000, at: before(10) },
  ];
  expect(orderFitsFrom(5000, counted, 1, now)).toEqual(after(1));
  expect(orderFitsFrom(5000, counted, 1500, now)).toEqual(after(20));
  expect(orderFitsFrom(5000, counted, 5000, now)).toEqual(after(29));
});
