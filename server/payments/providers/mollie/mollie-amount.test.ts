import { expect, test } from 'vitest';
import { minorUnits, mollieAmount } from './mollie-amount.ts';

test.each([
  [1, '0.01'],
  [99, '0.99'],
  [100, '1.00'],
  [2499, '24.99'],
  [123_456_789, '1234567.89'],
])('converts %i minor units to %s and back [CRED-5b, PAY-12]', (amount, value) => {
  expect(mollieAmount({ amount, currency: 'EUR' })).toEqual({ currency: 'EUR', value });
  expect(minorUnits({ currency: 'EUR', value })).toBe(amount);
});

test.each(['10', '10.5', '10.000', '-1.00', '1e3', '', ' 1.00', '1,00', 'NaN'])(
  'rejects "%s" as an amount [CRED-5b, PAY-12]',
  (value) => {
    expect(() => minorUnits({ currency: 'EUR', value })).toThrow();
  },
);
