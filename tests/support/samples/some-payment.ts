import type { Payment } from '#contract/payments/payment.ts';

/** A paid order as its buyer sees it, with overrides. */
export const somePayment = (given: Partial<Payment> = {}): Payment => ({
  payment_id: 5,
  package: 'p1',
  credits: 30,
  price: { amount: 2499, currency: 'EUR' },
  full_price: null,
  discount_code: null,
  former_price: null,
  payment_method: 'ideal',
  state: 'completed',
  failure: null,
  kept: false,
  repeated: false,
  reversed: null,
  refund: null,
  withdraw_until: null,
  made_premium: false,
  invoice: false,
  asked_countries: null,
  checkout_url: null,
  transfer: null,
  debit_date: null,
  held_until: null,
  created_at: '2026-11-21T10:00:00.000Z',
  ...given,
});
