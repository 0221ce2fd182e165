import { expect, test } from 'vitest';
import { somePayment } from '#tests/support/samples/some-payment.ts';
import { discountsAfter } from './held-discount.ts';

test('follows an order that takes, keeps and frees the discount [CRED-13g]', () => {
  const welcome = {
    ...{ code: 'WELCOME25', value_percentage: 25, expires: '2026-12-01T10:00:00.000Z', seconds_left: 60 },
  };
  const all = { time_bonus: null, welcome, held: null };
  const order = somePayment({
    payment_id: 4,
    discount_code: 'WELCOME25',
    state: 'pending',
    held_until: null,
  });
  const open = discountsAfter(all, order);
  expect(open).toEqual({ ...all, held: { payment_id: 4, held_until: null } });
  const until = '2026-12-05T10:00:00.000Z';
  const kept = discountsAfter(open, { ...order, state: 'cancelled', held_until: until });
  expect(kept).toEqual({ time_bonus: null, welcome: null, held: { payment_id: 4, held_until: until } });
  expect(discountsAfter(kept, { ...order, state: 'cancelled' }).held).toBeNull();
  expect(discountsAfter(all, { ...order, payment_id: 5, discount_code: 'OTHER' })).toEqual(all);
});
