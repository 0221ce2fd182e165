import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { receiveMollieWebhook } from '#contract/payments/receive-mollie-webhook.ts';
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

/** The only payment at Mollie for it. */
const booked = ({ payment_id }: Payment): BookedPayment => mollie.books.ofOrder(payment_id);

const stateOf = async (browser: Client, { payment_id: id }: Payment) =>
  (await browser.api(getPayment, { id })).answer.state;

const walletOf = async (browser: Client) => (await browser.api(getWallet, {})).answer;

const creditsOf = async (browser: Client) => (await walletOf(browser)).credits;

const hint = async (id: string, more: Record<string, string> = {}) =>
  (await shop.running()).visitor().fetch(receiveMollieWebhook.path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id, ...more }).toString(),
  });

/** Pays an order and notifies the shop. */
const paid = async (browser: Client): Promise<{ payment: Payment; there: BookedPayment }> => {
  const payment = await buy(browser);
  const there = booked(payment);
  mollie.settle(there, 'paid');
  await shop.deliver();
  await eventually(async () => expect(await creditsOf(browser)).toBe(payment.credits));
  return { payment, there };
};

test('offers the enabled methods that Mollie accepts in the country for the price [CRED-4a, PAY-22a, PAY-22b, PAY-24b, GATE-2b, GATE-3a]', async () => {
  const browser = await buyer();
  const ended = ['sofort', 'giropay', 'payconiq'];
  for (const method of ended)
    mollie.methods.set(method, { minimum: 0.01, maximum: 50_000, currencies: null, countries: null });
  const offered = async () => (await browser.api(getPackages, {})).answer.payment_methods;
  // Mollie accepts PayPal and Apple Pay, but this site does not enable them.
  expect(await offered()).toEqual(['ideal', 'creditcard', 'banktransfer']);
  const asked = mollie.requests.find(({ path }) => path === '/v2/methods');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    'amount[currency]': 'EUR',
    locale: 'nl_NL',
    billingCountry: 'NL',
    includeWallets: 'applepay,googlepay',
  });
  const card = mollie.methods.get('creditcard');
  const transfer = mollie.methods.get('banktransfer');
  if (!card || !transfer) throw new Error('mollie takes no cards or transfers');
  mollie.methods.delete('banktransfer');
  mollie.methods.set('creditcard', { ...card, maximum: 10 });
  // The list is cached for five minutes.
  await shop.forward(301);
  expect(await offered()).toEqual(['ideal', 'creditcard']);
  const dear = await browser.api(createPayment, { package: 'p3', payment_method: 'creditcard' });
  expect([dear.status, dear.problem.code]).toEqual([409, 'payment_method_not_offered']);
  mollie.methods.set('creditcard', card).set('banktransfer', transfer);
  await shop.forward(301);
});

test('sends Mollie the order without a bank or personal data, and sends the buyer to its checkout [CRED-5b, PAY-24a, PAY-32, PAY-13a, VAT-2c]', async () => {
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

test("grants credits and premium for a first purchase reported by Mollie's webhook [CRED-2, CRED-5b, PAY-1a]", async () => {
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
  'turns %s at Mollie into %s without credits, and grants them once paid [CRED-5b, PAY-1a, PAY-1b, PAY-20]',
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
])('grants nothing for %s [CRED-5c, PAY-10a]', async (_, wrong) => {
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

test('answers every webhook alike, and never looks up a malformed id [CRED-5c, PAY-3, PAY-5a, PAY-5b]', async () => {
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

test('answers a newer webhook that contains the paid state like any other, and does not trust it [CRED-5c, PAY-35]', async () => {
  const browser = await buyer();
  const payment = await buy(browser);
  const { id } = booked(payment);
  const entity = { resource: 'payment', id, status: 'paid', amount: { currency: 'EUR', value: '24.99' } };
  const event = { resource: 'event', type: 'payment.paid', entityId: id, _embedded: { entity } };
  for (const named of [id, 'event_GvJ8WHrp5isUdRub9CJyH']) {
    const answer = await (await shop.running()).visitor().fetch(receiveMollieWebhook.path, {
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

test('accepts a cross-site webhook without cookie and language [CRED-5b, PAY-6]', async () => {
  const browser = await buyer();
  const payment = await buy(browser);
  mollie.settle(booked(payment), 'paid');
  const answer = await (await shop.running()).visitor().fetch(receiveMollieWebhook.path, {
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

test('grants each paid payment once after many webhooks, each ten times and shuffled [CRED-3a, CRED-5d, PAY-9]', async () => {
  const browsers = await Promise.all(Array.from({ length: 6 }, buyer));
  const payments = await Promise.all(browsers.map(buy));
  const ends = ['paid', 'failed', 'paid', 'canceled', 'pending', 'paid'];
  const random = randomFrom(seed);
  const calls = payments
    .flatMap((payment) => Array.from({ length: 10 }, () => ({ id: booked(payment).id, at: random() })))
    .sort((a, b) => a.at - b.at);
  // The first webhooks arrive before the bank has decided.
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

test("takes a refund's share of the credits, and restores them when it fails [CRED-11a, PAY-17a, PAY-17b, PAY-8]", async () => {
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

test('takes credits back for a chargeback of a paid payment, and restores them after a won dispute [CRED-11b, PAY-2a, PAY-18b, PAY-8]', async () => {
  const browser = await buyer();
  const { payment, there } = await paid(browser);
  const chargeback = mollie.books.chargeBack(there, there.amount.value);
  mollie.settle(there);
  await shop.deliver();
  await eventually(async () => expect(await creditsOf(browser)).toBe(0));
  // The chargeback is reported on each look-up, and counts once.
  await Promise.all(Array.from({ length: 5 }, () => hint(there.id)));
  mollie.books.win(chargeback);
  mollie.settle(there);
  await shop.deliver();
  await eventually(async () => expect(await creditsOf(browser)).toBe(30));
  expect((await browser.api(getPayment, { id: payment.payment_id })).answer.reversed).toBeNull();
  expect(await verifyLedger(shop.database.db)).toEqual([]);
});

test('refuses a method that Mollie no longer accepts by name, and ends the order [CRED-5b, PAY-37a]', async () => {
  const browser = await buyer();
  const first = await buy(browser);
  const terms = mollie.methods.get('ideal');
  if (!terms) throw new Error('mollie does not take ideal');
  // Our cached list still has the method.
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
