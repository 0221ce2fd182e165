import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formerPrice, type PriceHistory, priceAt } from './price-history.ts';

const day = (number: number, seconds = 0) =>
  new Date(Date.UTC(2026, 0, 1) + number * 86_400_000 + seconds * 1000);

const history = (...prices: ReadonlyArray<readonly [from: number, amount: number]>): PriceHistory =>
  prices.map(([from, amount]) => ({ from: day(from), amount }));

test('applies a price from its exact second [CRED-1b]', () => {
  const prices = history([0, 2499], [40, 1999]);
  expect(priceAt(prices, day(40, -1))).toBe(2499);
  expect(priceAt(prices, day(40))).toBe(1999);
  expect(priceAt(prices, day(400))).toBe(1999);
  expect(priceAt(prices, day(-10))).toBe(2499);
  expect(() => priceAt([], day(0))).toThrow('no price');
});

test('names the former price of a lowered price for 30 days [CRED-1b]', () => {
  const prices = history([0, 2499], [40, 1999]);
  expect(formerPrice(prices, day(39))).toBeNull();
  expect(formerPrice(prices, day(40))).toBe(2499);
  expect(formerPrice(prices, day(70, -1))).toBe(2499);
  expect(formerPrice(prices, day(70))).toBeNull();
});

test('measures a price that was raised before being lowered against the lower one [CRED-1b, CON-11a]', () => {
  expect(formerPrice(history([0, 999], [40, 1999], [50, 1499]), day(51))).toBeNull();
  expect(formerPrice(history([0, 999], [40, 1999], [50, 899]), day(51))).toBe(999);
  // After enough time at the higher price, that is the former price.
  expect(formerPrice(history([0, 999], [40, 1999], [71, 1499]), day(72))).toBe(1999);
  // On this day the lower price was still asked within the 30 days before.
  expect(formerPrice(history([0, 999], [40, 1999], [69, 1499]), day(72))).toBeNull();
  expect(formerPrice(history([0, 2499], [40, 1999], [50, 1499]), day(51))).toBe(1999);
});

test('does not treat a raise or a first price as a reduction [CRED-1b]', () => {
  expect(formerPrice(history([0, 2499]), day(1))).toBeNull();
  expect(formerPrice(history([0, 2499], [40, 2999]), day(41))).toBeNull();
});

test('names only a former price that was asked within 30 days, with no lower one in them [CRED-1b, CON-11a]', () => {
  const change = fc.tuple(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 100, max: 110 }));
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 60 }),
      (changes, later) => {
        let from = 0;
        const prices = changes.map(([after, amount]) => {
          from += after;
          return { from: day(from), amount };
        });
        const former = formerPrice(prices, day(from + later));
        if (former === null) return;
        const asked = Array.from({ length: 30 }, (_, back) => priceAt(prices, day(from - 1 - back)));
        expect(Math.min(...asked)).toBe(former);
        expect(former).toBeGreaterThan(priceAt(prices, day(from + later)));
      },
    ),
  );
});
