import { expect, test } from 'vitest';
import { refundWorth } from './refund-worth.ts';

const order = { price: 2499, credits: 30, before: 0, unspent: { credits: 20, paid: 1666 } };

test('[CON-2] the unspent part goes back at the price paid, with its credits', () => {
  expect(refundWorth(order, 'unspent', undefined)).toEqual({ amount: 1666, credits: 20 });
  // No more than is left of the price.
  expect(refundWorth({ ...order, before: 2000 }, 'unspent', undefined)).toEqual({ amount: 499, credits: 20 });
});

test('[CON-3] where all of it goes back, what was spent is forgiven', () => {
  expect(refundWorth(order, 'all', undefined)).toEqual({ amount: 2499, credits: 20 });
  expect(refundWorth({ ...order, before: 999 }, 'all', undefined)).toEqual({ amount: 1500, credits: 20 });
});

test('[CRED-11] an amount takes as many credits as it is worth, of those that are unspent, and never goes over the price', () => {
  expect(refundWorth(order, 1000, undefined)).toEqual({ amount: 1000, credits: 13 });
  expect(refundWorth(order, 2499, undefined)).toEqual({ amount: 2499, credits: 20 });
  expect(refundWorth(order, 2500, undefined)).toBeNull();
  expect(refundWorth({ ...order, before: 1500 }, 1000, undefined)).toBeNull();
});

test('[CRED-11] whoever says how many credits go back says no more than are unspent', () => {
  expect(refundWorth(order, 1000, 0)).toEqual({ amount: 1000, credits: 0 });
  expect(refundWorth(order, 'all', 20)).toEqual({ amount: 2499, credits: 20 });
  expect(refundWorth(order, 1000, 21)).toBeNull();
  expect(refundWorth(order, 'unspent', 21)).toBeNull();
});
