import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { type FlexPayShop, startFlexpayShop } from '#tests/support/payments/flexpay/flexpay-shop.ts';
import { type FlexPayStandIn, startFlexpay } from '#tests/support/payments/flexpay/flexpay-stand-in.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { reconcileDuePayments } from '../../settlement/reconcile-due-payments.ts';

const clock = movableClock();
const order = { package: 'p1', payment_method: 'creditcard' } as const;
let flexpay: FlexPayStandIn;
let shop: FlexPayShop;

beforeAll(async () => {
  flexpay = await startFlexpay();
  shop = await startFlexpayShop(flexpay, clock);
});

// FlexPay is not offered for half a minute after it gave no answer.
beforeEach(() => clock.forward(31));

/** Simulates the trouble while the work runs. */
async function whileIn(trouble: NonNullable<FlexPayStandIn['trouble']>, work: () => Promise<void>) {
  flexpay.trouble = trouble;
  try {
    await work();
  } finally {
    flexpay.trouble = null;
  }
}

test.each(['down', 'cut', 'garbage', 'silent'] as const)(
  'orders nothing twice while FlexPay is %s, and opens the same order later [CRED-16a, CRED-5e, PAY-14a]',
  async (trouble) => {
    const person = await shop.buyer();
    const client_id = randomUUID();
    await whileIn(trouble, async () => {
      const refused = await person.api(createPayment, { ...order, client_id });
      expect([refused.status, refused.problem.code]).toEqual([409, 'payment_provider_unavailable']);
      expect(refused.problem.detail).not.toMatch(/flexpay|verotel|503/i);
      expect((await person.api(getPackages, {})).answer.payment_methods).toEqual([]);
    });
    clock.forward(31);
    expect((await person.api(getPackages, {})).answer.payment_methods).toContain('creditcard');
    const payment = (await person.api(createPayment, { ...order, client_id })).answer;
    await flexpay.pay(payment.checkout_url);
    await shop.deliver();
    await eventually(async () => expect(await shop.creditsOf(person)).toBe(30));
  },
);

test.each(['down', 'cut', 'garbage', 'error'] as const)(
  'settles a sale within 15 minutes after FlexPay was %s at its postback [CRED-16a, CRED-5e, PAY-7a]',
  async (trouble) => {
    const person = await shop.buyer();
    const payment = await shop.buy(person);
    await flexpay.pay(payment.checkout_url);
    await whileIn(trouble, async () => {
      expect(await shop.deliver()).toEqual(['200 OK']);
      expect((await shop.look(person, payment)).state).toBe('pending');
      clock.forward(3600);
      await reconcileDuePayments(shop.platform);
      expect(await shop.creditsOf(person)).toBe(0);
    });
    for (let minute = 0; minute < 15; minute += 1) {
      clock.forward(60);
      await reconcileDuePayments(shop.platform);
    }
    expect((await shop.look(person, payment)).state).toBe('completed');
    expect(await shop.creditsOf(person)).toBe(30);
    expect(await verifyLedger(shop.platform.db)).toEqual([]);
  },
);

test('makes one order of a button pressed three times while FlexPay is slow [CRED-16a, CRED-5e]', async () => {
  const person = await shop.buyer();
  const client_id = randomUUID();
  await whileIn('slow', async () => {
    const calls = await Promise.all([1, 2, 3].map(() => person.api(createPayment, { ...order, client_id })));
    expect(new Set(calls.map(({ answer }) => answer.checkout_url)).size).toBe(1);
    await flexpay.pay(calls[0]?.answer.checkout_url);
    await shop.deliver();
    await eventually(async () => expect(await shop.creditsOf(person)).toBe(30));
  });
});

test('continues an order that a crash left without its order page, and finds it if it was paid [CRED-16a, CRED-5e]', async () => {
  const person = await shop.buyer();
  const client_id = randomUUID();
  const first = (await person.api(createPayment, { ...order, client_id })).answer;
  /** As a crash before the answer was stored leaves it. */
  const forget = () =>
    sql`update payments set provider_reference = null, checkout_url = null where id = ${first.payment_id}`.execute(
      shop.platform.db,
    );
  await forget();
  const again = (await person.api(createPayment, { ...order, client_id })).answer;
  expect(again.checkout_url).toBe(first.checkout_url);
  await forget();
  await flexpay.pay(first.checkout_url);
  expect((await shop.look(person, first)).state).toBe('completed');
  expect(await shop.creditsOf(person)).toBe(30);
});
