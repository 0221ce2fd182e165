import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { takeMollieWebhook } from '#contract/payments/take-mollie-webhook.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import type { BookedPayment } from '#tests/support/payments/mollie/mollie-books.ts';
import { type MollieShop, mollieShop } from '#tests/support/payments/mollie/mollie-shop.ts';
import { type MollieStandIn, startMollie } from '#tests/support/payments/mollie/mollie-stand-in.ts';
import { randomFrom } from '#tests/support/samples/random.ts';
import type { Client } from '#tests/support/service/client.ts';
import { eventually } from '#tests/support/service/service.ts';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const order = { package: 'p1', payment_method: 'ideal' } as const;
let mollie: MollieStandIn;
let shop: MollieShop;

beforeAll(async () => {
  mollie = await startMollie();
  shop = await mollieShop(mollie);
});

afterAll(() => shop.stop());

const buyer = async (): Promise<Client> => shop.browser(await shop.member());

const buy = async (browser: Client): Promise<Payment> =>
  (await browser.api(createPayment, { ...order, client_id: randomUUID() })).answer;

/** The one payment that Mollie has for it. */
const booked = ({ payment_id }: Payment): BookedPayment => mollie.books.ofOrder(payment_id);

const stateOf = async (browser: Client, { payment_id: id }: Payment) =>
  (await browser.api(getPayment, { id })).answer.state;

const walletOf = async (browser: Client) => (await browser.api(getWallet, {})).answer;

const creditsOf = async (browser: Client) => (await walletOf(browser)).credits;

const hint = async (id: string, more: Record<string, string> = {}) =>
  (await shop.running()).visitor().fetch(takeMollieWebhook.path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id, ...more }).toString(),
  });

/** Has paid, and the shop heard of it. */
const paid = async (browser: Client): Promise<{ payment: Payment; there: BookedPayment }> => {
  const payment = await buy(browser);
  const there = booked(payment);
  mollie.settle(there, 'paid');
  await shop.deliver();
  await eventually(async () => expect(await creditsOf(browser)).toBe(payment.credits));
  return { payment, there };
};

test('[CRED-4] [PAY-22] [PAY-24] what can be paid with is what Mollie takes in the country for the price, of the ways that there still are', async () => {
  const browser = await buyer();
  const ended = ['sofort', 'giropay', 'payconiq'];
  for (const method of ended)
    mollie.methods.set(method, { minimum: 0.01, maximum: 50_000, currencies: null, countries: null });
  const offered = async () => (await browser.api(getPackages, {})).answer.payment_methods;
  // PayPal and Apple Pay, which Mollie would take, are nothing that this site wants.
  expect(await offered()).toEqual(['ideal', 'creditcard', 'banktransfer']);
  const asked = mollie.requests.find(({ path }) => path === '/v2/methods');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    'amount[currency]': 'EUR',
    locale: 'nl_NL',
    billingCountry: 'NL',
    includeWallets: 'applepay',
  });
  const card = mollie.methods.get('creditcard');
  const transfer = mollie.methods.get('banktransfer');
  if (!card || !transfer) throw new Error('mollie takes no cards or transfers');
  mollie.methods.delete('banktransfer');
  mollie.methods.set('creditcard', { ...card, maximum: 10 });
  // The list is kept for five minutes.
  await shop.forward(301);
  expect(await offered()).toEqual(['ideal', 'creditcard']);
  const dear = await browser.api(createPayment, { package: 'p3', payment_method: 'creditcard' });
  expect([dear.status, dear.problem.code]).toEqual([409, 'payment_method_not_offered']);
  mollie.methods.set('creditcard', card).set('banktransfer', transfer);
  await shop.forward(301);
});

test('[CRED-5] [PAY-24] [PAY-32] Mollie is told what to collect, of no bank and nothing of the buyer; its checkout is where the buyer goes', async () => {
  const payment = await buy(await buyer());
  const there = booked(payment);
  expect(payment).toMatchObject({
    state: 'pending',
    checkout_url: `https://www.mollie.com/checkout/${there.id}`,
  });
  const asked = mollie.requests.findLast(({ method }) => method === 'POST');
  const { amount } = payment.price;
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    amount: { currency: 'EUR', value: (amount / 100).toFixed(2) },
    description: expect.stringMatching(new RegExp(`^[\\w ]{2,30} ${payment.payment_id}$`)),
    method: 'ideal',
    metadata: { order: payment.payment_id },
    redirectUrl: `https://www.vonk.example/transactions/${payment.payment_id}`,
    webhookUrl: 'https://www.vonk.example/api/webhook-mollie.php',
    locale: 'nl_NL',
    restrictPaymentMethodsToCountry: 'NL',
  });
  expect(asked?.headers['idempotency-key']).toBe(`payment-${payment.payment_id}`);
});

test('[CRED-2] [CRED-5] paid at Mollie and told by its hint, the first purchase brings credits and premium', async () => {
  const browser = await buyer();
  const payment = await buy(browser);
  mollie.settle(booked(payment), 'paid');
  expect(new Set(await shop.deliver())).toEqual(new Set([200]));
  await eventually(async () =>
    expect(await walletOf(browser)).toMatchObject({ credits: 30, paid_user: true }),
  );
  expect(await stateOf(browser, payment)).toBe('completed');
  expect(await verifyLedger(shop.database.db)).toEqual([]);
});

test.each([
  ['canceled', 'cancelled'],
  ['failed', 'failed'],
  ['expired', 'failed'],
  ['open', 'pending'],
  ['pending', 'pending'],
  ['authorized', 'pending'],
  ['on_its_way', 'pending'],
] as const)(
  '[CRED-5] [PAY-1] [PAY-20] %s at Mollie is %s here and grants nothing; paid after all, it does',
  async (status, state) => {
    const browser = await buyer();
    const payment = await buy(browser);
    mollie.settle(booked(payment), status);
    expect(await stateOf(browser, payment)).toBe(state);
    expect(await walletOf(browser)).toMatchObject({ credits: 0, paid_user: false });
    mollie.settle(booked(payment), 'paid');
    await shop.deliver();
    await eventually(async () => expect(await creditsOf(browser)).toBe(30));
  },
);

test.each([
  ['another amount', { amount: { currency: 'EUR', value: '0.01' } }],
  ['an amount that is none', { amount: { currency: 'EUR', value: '24.990' } }],
  ['another currency', { amount: { currency: 'PLN', value: '24.99' } }],
  ['another order', { metadata: { order: 1 } }],
  ['no order', { metadata: null }],
  ['the other mode', { mode: 'live' }],
])('[CRED-5] [PAY-10] %s grants nothing', async (_, wrong) => {
  const browser = await buyer();
  const payment = await buy(browser);
  const there = booked(payment);
  there.wrong = wrong;
  mollie.settle(there, 'paid');
  await shop.deliver();
  expect(await stateOf(browser, payment)).toBe('pending');
  expect(await walletOf(browser)).toMatchObject({ credits: 0, paid_user: false });
  there.wrong = {};
  expect(await stateOf(browser, payment)).toBe('completed');
  expect(await creditsOf(browser)).toBe(30);
});

test('[CRED-5] [PAY-3] [PAY-5] every hint is answered alike, whatever else it says; what is no payment’s id is never asked for', async () => {
  const browser = await buyer();
  const payment = await buy(browser);
  const unknown = 'tr_unknown000';
  const misshapen = ['', 'x', 'sb_0000000000', 'tr_../methods', 'tr_ab', 're_4qqhO89gsT'];
  const answers: string[] = [];
  for (const id of [booked(payment).id, unknown, ...misshapen]) {
    const answer = await hint(id);
    answers.push(`${answer.status} ${await answer.text()}`);
  }
  expect(new Set(answers)).toEqual(new Set(['200 {}']));
  const more = await hint(booked(payment).id, { status: 'paid', amount: '24.99', testByMollie: '1' });
  expect(`${more.status} ${await more.text()}`).toBe('200 {}');
  const asked = () =>
    mollie.requests.map(({ path }) => path).filter((path) => path.startsWith('/v2/payments/'));
  await eventually(() => expect(asked()).toContain(`/v2/payments/${unknown}`));
  expect(asked().filter((path) => !/^\/v2\/payments\/tr_\w{9,}$/.test(path))).toEqual([]);
  expect(await stateOf(browser, payment)).toBe('pending');
});

test('[CRED-5] [PAY-35] a hint of the newer kind, which says in full that it was paid, is answered like any other and not believed', async () => {
  const browser = await buyer();
  const payment = await buy(browser);
  const { id } = booked(payment);
  const entity = { resource: 'payment', id, status: 'paid', amount: { currency: 'EUR', value: '24.99' } };
  const event = { resource: 'event', type: 'payment.paid', entityId: id, _embedded: { entity } };
  for (const named of [id, 'event_GvJ8WHrp5isUdRub9CJyH']) {
    const answer = await (await shop.running()).visitor().fetch(takeMollieWebhook.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-mollie-signature': 'sha256=00' },
      body: JSON.stringify({ ...event, id: named }),
    });
    expect(`${answer.status} ${await answer.text()}`).toBe('200 {}');
  }
  await eventually(() =>
    expect(mollie.requests.some(({ path }) => path === `/v2/payments/${id}`)).toBe(true),
  );
  expect(await stateOf(browser, payment)).toBe('pending');
  expect(await walletOf(browser)).toMatchObject({ credits: 0, paid_user: false });
});

test('[CRED-5] [PAY-6] a hint comes from elsewhere, with no cookie and in no language: it is taken where it is sent', async () => {
  const browser = await buyer();
  const payment = await buy(browser);
  mollie.settle(booked(payment), 'paid');
  const answer = await (await shop.running()).visitor().fetch(takeMollieWebhook.path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
      origin: 'https://elsewhere.example',
      'accept-language': 'xx',
    },
    body: new URLSearchParams({ id: booked(payment).id }).toString(),
  });
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([200, null, '{}']);
  await eventually(async () => expect(await creditsOf(browser)).toBe(payment.credits));
});

test('[CRED-3] [CRED-5] the hints of many payments, each ten times and shuffled, grant each paid one once', async () => {
  const browsers = await Promise.all(Array.from({ length: 6 }, buyer));
  const payments = await Promise.all(browsers.map(buy));
  const ends = ['paid', 'failed', 'paid', 'canceled', 'pending', 'paid'];
  const random = randomFrom(seed);
  const calls = payments
    .flatMap((payment) => Array.from({ length: 10 }, () => ({ id: booked(payment).id, at: random() })))
    .sort((a, b) => a.at - b.at);
  // The first hints come before the bank has decided.
  await Promise.all(calls.slice(0, 30).map(({ id }) => hint(id)));
  for (const [at, payment] of payments.entries()) booked(payment).status = ends[at] ?? 'paid';
  const answers = await Promise.all(calls.map(({ id }) => hint(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await eventually(
    async () => expect(await Promise.all(browsers.map(creditsOf))).toEqual([30, 0, 30, 0, 0, 30]),
    60_000,
  );
  expect(await verifyLedger(shop.database.db), `seed ${seed}`).toEqual([]);
});

test('[CRED-11] [PAY-17] a refund takes its part of the credits, and gives them back when it fails', async () => {
  const browser = await buyer();
  const { payment, there } = await paid(browser);
  expect(payment.price).toEqual({ amount: 2499, currency: 'EUR' });
  const refund = mollie.books.refund(there, '8.33');
  mollie.settle(there);
  await shop.deliver();
  await eventually(async () => expect(await creditsOf(browser)).toBe(20));
  const seen = (await browser.api(getPayment, { id: payment.payment_id })).answer;
  expect(seen).toMatchObject({ state: 'completed', reversed: { amount: 833, currency: 'EUR' } });
  refund.status = 'failed';
  mollie.settle(there);
  await shop.deliver();
  await eventually(async () => expect(await creditsOf(browser)).toBe(30));
  expect(await verifyLedger(shop.database.db)).toEqual([]);
});

test('[CRED-11] [PAY-2] [PAY-18] [PAY-8] a chargeback takes the credits though the payment stays paid, and a won dispute brings them back', async () => {
  const browser = await buyer();
  const { payment, there } = await paid(browser);
  const chargeback = mollie.books.chargeBack(there, there.amount.value);
  mollie.settle(there);
  await shop.deliver();
  await eventually(async () => expect(await creditsOf(browser)).toBe(0));
  // It is told again with each look, and counts once.
  await Promise.all(Array.from({ length: 5 }, () => hint(there.id)));
  mollie.books.win(chargeback);
  mollie.settle(there);
  await shop.deliver();
  await eventually(async () => expect(await creditsOf(browser)).toBe(30));
  expect((await browser.api(getPayment, { id: payment.payment_id })).answer.reversed).toBeNull();
  expect(await verifyLedger(shop.database.db)).toEqual([]);
});

test('[CRED-5] [PAY-37] a method that Mollie no longer takes is refused by name, and the order is over', async () => {
  const browser = await buyer();
  const first = await buy(browser);
  const terms = mollie.methods.get('ideal');
  if (!terms) throw new Error('mollie does not take ideal');
  // Our list of a moment ago still has it.
  mollie.methods.delete('ideal');
  const client_id = randomUUID();
  const refused = await browser.api(createPayment, { ...order, client_id });
  mollie.methods.set('ideal', terms);
  expect([refused.status, refused.problem.code]).toEqual([409, 'payment_method_not_offered']);
  expect(refused.problem.detail).not.toMatch(/profile|website/);
  const again = (await browser.api(createPayment, { ...order, client_id })).answer;
  expect(again).toMatchObject({ state: 'failed', checkout_url: null });
  expect(again.payment_id).not.toBe(first.payment_id);
});
