import { expect, test } from 'vitest';
import { refundWorth } from './refund-worth.ts';

const order = { price: 2499, credits: 30, before: 0, unspent: { credits: 20, paid: 1666 } };

test('refunds the unspent part at the price paid, with its credits [CON-2a]', () => {
  expect(refundWorth(order, 'unspent', undefined)).toEqual({ amount: 1666, credits: 20 });
  // At most what is left of the price.
  expect(refundWorth({ ...order, before: 2000 }, 'unspent', undefined)).toEqual({ amount: 499, credits: 20 });
});

test('forgives spent credits in a full refund [CON-3c]', () => {
  expect(refundWorth(order, 'all', undefined)).toEqual({ amount: 2499, credits: 20 });
  expect(refundWorth({ ...order, before: 999 }, 'all', undefined)).toEqual({ amount: 1500, credits: 20 });
});

test('takes as many unspent credits as the amount is worth, and never refunds more than the price [CRED-11a]', () => {
  expect(refundWorth(order, 1000, undefined)).toEqual({ amount: 1000, credits: 13 });
  expect(refundWorth(order, 2499, undefined)).toEqual({ amount: 2499, credits: 20 });
  expect(refundWorth(order, 2500, undefined)).toBeNull();
  expect(refundWorth({ ...order, before: 1500 }, 1000, undefined)).toBeNull();
});

test('refuses a refund that names more credits than are unspent [CRED-11a]', () => {
  expect(refundWorth(order, 1000, 0)).toEqual({ amount: 1000, credits: 0 });
  expect(refundWorth(order, 'all', 20)).toEqual({ amount: 2499, credits: 20 });
  expect(refundWorth(order, 1000, 21)).toBeNull();
  expect(refundWorth(order, 'unspent', 21)).toBeNull();
});
