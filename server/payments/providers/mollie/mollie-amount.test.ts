import { expect, test } from 'vitest';
import { minorUnits, mollieAmount } from './mollie-amount.ts';

test.each([
  [1, '0.01'],
  [99, '0.99'],
  [100, '1.00'],
  [2499, '24.99'],
  [123_456_789, '1234567.89'],
])('[CRED-5] [PAY-12] %i minor units are %s, and back', (amount, value) => {
  expect(mollieAmount({ amount, currency: 'EUR' })).toEqual({ currency: 'EUR', value });
  expect(minorUnits({ currency: 'EUR', value })).toBe(amount);
});

test.each(['10', '10.5', '10.000', '-1.00', '1e3', '', ' 1.00', '1,00', 'NaN'])(
  '[CRED-5] [PAY-12] "%s" is no amount',
  (value) => {
    expect(() => minorUnits({ currency: 'EUR', value })).toThrow();
  },
);
