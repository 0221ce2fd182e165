import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formerPrice, type PriceHistory, priceAt } from './price-history.ts';

const day = (number: number, seconds = 0) =>
  new Date(Date.UTC(2026, 0, 1) + number * 86_400_000 + seconds * 1000);

const history = (...prices: ReadonlyArray<readonly [from: number, amount: number]>): PriceHistory =>
  prices.map(([from, amount]) => ({ from: day(from), amount }));

test('[CRED-1] a price is asked from its very second on, and until then the one before it', () => {
  const prices = history([0, 2499], [40, 1999]);
  expect(priceAt(prices, day(40, -1))).toBe(2499);
  expect(priceAt(prices, day(40))).toBe(1999);
  expect(priceAt(prices, day(400))).toBe(1999);
  expect(priceAt(prices, day(-10))).toBe(2499);
  expect(() => priceAt([], day(0))).toThrow('no price');
});

test('[CRED-1] a lower price names the former one for 30 days, and then it is simply the price', () => {
  const prices = history([0, 2499], [40, 1999]);
  expect(formerPrice(prices, day(39))).toBeNull();
  expect(formerPrice(prices, day(40))).toBe(2499);
  expect(formerPrice(prices, day(70, -1))).toBe(2499);
  expect(formerPrice(prices, day(70))).toBeNull();
});

test('[CRED-1] a price that was raised to be lowered is measured by what it was before (CON-11)', () => {
  expect(formerPrice(history([0, 999], [40, 1999], [50, 1499]), day(51))).toBeNull();
  expect(formerPrice(history([0, 999], [40, 1999], [50, 899]), day(51))).toBe(999);
  // Long enough at the higher price, and it is the former one.
  expect(formerPrice(history([0, 999], [40, 1999], [71, 1499]), day(72))).toBe(1999);
  // On the day itself the lower one was still asked within the 30 days before.
  expect(formerPrice(history([0, 999], [40, 1999], [69, 1499]), day(72))).toBeNull();
  expect(formerPrice(history([0, 2499], [40, 1999], [50, 1499]), day(51))).toBe(1999);
});

test('[CRED-1] a raise and a first price are no reduction', () => {
  expect(formerPrice(history([0, 2499]), day(1))).toBeNull();
  expect(formerPrice(history([0, 2499], [40, 2999]), day(41))).toBeNull();
});

test('[CRED-1] a former price was really asked within the 30 days before, and none in them was lower', () => {
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
