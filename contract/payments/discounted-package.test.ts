import { expect, test } from 'vitest';
import { discountedAmount, discountedPackage, fullPackage } from './discounted-package.ts';
import type { CreditPackage } from './package.ts';

const offer: CreditPackage = {
  id: 'p1',
  credits: 30,
  price: { amount: 2499, currency: 'EUR' },
  full_price: null,
  former_price: null,
  lowest_price: { amount: 2499, currency: 'EUR' },
  price_per_message: { amount: 84, currency: 'EUR' },
  popular: false,
};
const terms = { value_percentage: 25, currency: null, minimum_order_value: null };

/** All prices that existed on the day the first discount was given. */
const prices = [
  [999, 2499, 4999, 9999],
  [899, 2199, 4299, 8499],
  [1099, 2699, 5499, 10999],
  [1499, 3699, 7499, 14999],
  [1699, 4199, 8299, 16499],
  [1899, 4699, 9199, 18499],
  [990, 2490, 4990, 9990],
  [7900, 18900, 37900, 74900],
  [11900, 28900, 57900, 114900],
  [11900, 28900, 56900, 112900],
  [4499, 10999, 21999, 43999],
].flat();

test('takes off at least the stated percentage, and less than a cent more [CRED-8a, CON-11b]', () => {
  for (const price of prices)
    for (const percentage of [0.5, 10, 12.5, 25, 33.3, 50, 99]) {
      const asked = discountedAmount(price, percentage);
      // In thousandths of a minor unit, so that nothing is rounded here.
      const exact = price * (1000 - Math.round(percentage * 10));
      expect(asked * 1000).toBeLessThanOrEqual(exact);
      expect(exact - asked * 1000).toBeLessThan(1000);
    }
});

test('takes 25 % off each amount [CRED-9a]', () => {
  expect([999, 2499, 4999, 9999, 990].map((amount) => discountedAmount(amount, 25))).toEqual([
    749, 1874, 3749, 7499, 742,
  ]);
  expect([discountedAmount(999, 100), discountedAmount(1, 50)]).toEqual([1, 1]);
});

test('applies a code only in its currency and from its minimum order value, measured before the discount [CRED-8a]', () => {
  expect(discountedPackage(offer, terms, 1)).toEqual({
    ...offer,
    price: { amount: 1874, currency: 'EUR' },
    full_price: offer.price,
    former_price: offer.price,
    price_per_message: { amount: 63, currency: 'EUR' },
  });
  expect(discountedPackage(offer, { ...terms, currency: 'GBP' }, 1)).toBeNull();
  expect(discountedPackage(offer, { ...terms, minimum_order_value: 2499 }, 1)).not.toBeNull();
  expect(discountedPackage(offer, { ...terms, minimum_order_value: 2500 }, 1)).toBeNull();
});

test('takes the percentage off the lowest price of the last 30 days after a price increase [CRED-8a, CON-11a, MEET-3a]', () => {
  const raised = { ...offer, price: { amount: 2999, currency: 'EUR' as const } };
  expect(discountedPackage(raised, terms, 1)).toMatchObject({
    price: { amount: 1874 },
    full_price: { amount: 2999 },
    former_price: { amount: 2499 },
  });
  // The minimum order value is still compared with the price of the package.
  expect(discountedPackage(raised, { ...terms, minimum_order_value: 2999 }, 1)).not.toBeNull();
});

test('restores the original package when the code is removed [CRED-8a]', () => {
  const cheaper = discountedPackage(offer, terms, 1);
  expect(cheaper && fullPackage(cheaper, 1)).toEqual(offer);
  expect(fullPackage(offer, 1)).toBe(offer);
});
