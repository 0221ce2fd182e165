import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { listTransactions } from '#contract/payments/list-transactions.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { sendSandboxWebhook } from '#tests/support/payments/sandbox-webhook.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { setSandboxState } from '../providers/sandbox/sandbox-payments.sql.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { reconcileDuePayments } from '../settlement/reconcile-due-payments.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { readPayment } from './payments.sql.ts';
import { insertPayment } from './write-payments.sql.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const buy = async (person: Person, clientId: string = randomUUID()): Promise<Payment> =>
  (await person.api(createPayment, { package: 'p1', payment_method: 'ideal', client_id: clientId })).answer;

const referenceOf = async (payment: Payment): Promise<string> => {
  const stored = await readPayment(service.platform.db, payment.payment_id);
  if (!stored?.reference) throw new Error('the payment has no reference');
  return stored.reference;
};

const pageOf = async (payment: Payment): Promise<string> => `/sandbox/checkout/${await referenceOf(payment)}`;

/** Presses a button on the sandbox bank's page. */
const press = async (person: Person, payment: Payment, action: string): Promise<Response> =>
  person.fetch(`${await pageOf(payment)}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });

const stateOf = async (person: Person, payment: Payment) =>
  (await person.api(getPayment, { id: payment.payment_id })).answer.state;

const walletOf = async (person: Person) => (await person.api(getWallet, {})).answer;

const hint = (id: string) => sendSandboxWebhook(service.client(), id);

test('shows packages with final prices in the currency of the country, iDEAL first in the Netherlands [CRED-1a, CON-10]', async () => {
  const { country, packages, payment_methods } = (await service.api(getPackages, {})).answer;
  expect(country).toBe('NL');
  expect(packages.map(({ id, credits, popular }) => [id, credits, popular])).toEqual([
    ['p0', 10, false],
    ['p1', 30, false],
    ['p2', 75, false],
    ['p3', 200, false],
  ]);
  expect(packages[1]).toMatchObject({
    price: { amount: 2499, currency: 'EUR' },
    price_per_message: { amount: 84, currency: 'EUR' },
  });
  expect(payment_methods[0]).toBe('ideal');
});

test('grants credits and premium for the first purchase through the sandbox bank [CRED-2, CRED-5a]', async () => {
  const person = await service.person({ credits: 1 });
  const heard = recordEvents(await person.socket());
  const payment = await buy(person);
  expect(payment).toMatchObject({ state: 'pending', credits: 30, price: { amount: 2499, currency: 'EUR' } });
  expect(payment.checkout_url).toBe(`${service.url}${await pageOf(payment)}`);
  const answer = await press(person, payment, 'complete');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${service.url}/transactions/${payment.payment_id}`);
  // No request is made: the bank's webhook alone settles the payment.
  await eventually(() => {
    const names = heard.map(({ name }) => name);
    expect(names).toContain('payments/payment-changed');
  });
  expect(heard.find(({ name }) => name === 'ledger/credits-changed')?.payload).toEqual({
    credits: 31,
    waiting: 30,
    paid_user: true,
    last_purchase: { price: { amount: 2499, currency: 'EUR' }, credits: 30 },
  });
  expect(await walletOf(person)).toEqual({
    credits: 31,
    waiting: 30,
    paid_user: true,
    last_purchase: { price: { amount: 2499, currency: 'EUR' }, credits: 30 },
  });
  expect(await stateOf(person, payment)).toBe('completed');
});

test('shows a sandbox page that names itself as such, runs no script and escapes its data [CRED-5a]', async () => {
  const person = await service.person();
  const page = await person.get(await pageOf(await buy(person)));
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const html = await page.text();
  expect(html).toContain('Er wordt geen echt geld afgeschreven');
  expect(html).toContain('24,99');
  expect(html).not.toContain('<script');
  expect((await person.get('/sandbox/checkout/sb_00000000000000000000')).status).toBe(404);
  expect((await person.get('/sandbox/checkout/%27%22')).status).toBe(404);
});

test.each([
  ['fail', 'failed'],
  ['expire', 'failed'],
  ['cancel', 'cancelled'],
] as const)('ends a payment after %s at the bank as %s, without credits [CRED-5a]', async (action, state) => {
  const person = await service.person({ credits: 2 });
  const payment = await buy(person);
  await press(person, payment, action);
  expect(await stateOf(person, payment)).toBe(state);
  expect(await walletOf(person)).toMatchObject({ credits: 2, paid_user: false });
  // A final state never changes, at the bank either.
  await press(person, payment, 'complete');
  expect(await stateOf(person, payment)).toBe(state);
});

test('keeps a pending payment pending, and completes it later [CRED-5a, PAY-10b]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buy(person);
  await press(person, payment, 'pend');
  const pending = (await person.api(getPayment, { id: payment.payment_id })).answer;
  expect(pending).toMatchObject({ state: 'pending', checkout_url: payment.checkout_url });
  await press(person, payment, 'complete');
  expect(await stateOf(person, payment)).toBe('completed');
  expect((await walletOf(person)).credits).toBe(30);
});

test('grants once for 20 webhooks, the return and the reconciliation at the same time [CRED-3a, CRED-5d, PAY-9]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buy(person);
  const reference = await referenceOf(payment);
  await setSandboxState(service.platform.db, reference, 'paid');
  clock.forward(120);
  const { platform } = service;
  const fetched = await sandboxProvider(platform).fetch(reference);
  if (!fetched) throw new Error('the bank does not know it');
  await Promise.all([
    ...Array.from({ length: 20 }, () => hint(reference)),
    ...Array.from({ length: 20 }, () => settlePayment(platform, payment.payment_id, fetched)),
    stateOf(person, payment),
    stateOf(person, payment),
    reconcileDuePayments(platform),
  ]);
  expect(await walletOf(person)).toMatchObject({ credits: 30, paid_user: true });
  expect(await verifyLedger(platform.db)).toEqual([]);
});

test('does not trust webhooks: forged, unknown and malformed ones change and reveal nothing [CRED-5c, PAY-3, PAY-5a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buy(person);
  const reference = await referenceOf(payment);
  const known = await hint(reference);
  const unknown = await hint('sb_abcdefghijklmnopqrst');
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  expect(known.status).toBe(200);
  expect((await hint('../../etc')).status).toBe(400);
  expect(await stateOf(person, payment)).toBe('pending');
});

test.each([
  ['another amount', { amount: 1 }],
  ['another currency', { currency: 'PLN' }],
  ['another order', { orderId: 1 }],
  ['another reference', { reference: 'sb_other0000000000' }],
  ['money only reserved', { state: 'authorized' }],
] as const)('grants nothing for %s [CRED-5c]', async (_, wrong) => {
  const person = await service.person({ credits: 0 });
  const payment = await buy(person);
  const right = someFetchedPayment({
    reference: await referenceOf(payment),
    state: 'paid',
    amount: 2499,
    currency: 'EUR',
    orderId: payment.payment_id,
  });
  await settlePayment(service.platform, payment.payment_id, { ...right, ...wrong });
  expect(await walletOf(person)).toMatchObject({ credits: 0, paid_user: false });
  await settlePayment(service.platform, payment.payment_id, right);
  expect((await walletOf(person)).credits).toBe(30);
});

test('applies late and reordered reports once: completed stays, failed follows the provider [CRED-5d]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buy(person);
  const told = {
    reference: await referenceOf(payment),
    amount: 2499,
    currency: 'EUR',
    orderId: payment.payment_id,
  };
  for (const state of ['failed', 'open', 'paid', 'pending', 'failed', 'paid', 'expired'] as const) {
    await settlePayment(service.platform, payment.payment_id, someFetchedPayment({ ...told, state }));
  }
  expect(await stateOf(person, payment)).toBe('completed');
  expect((await walletOf(person)).credits).toBe(30);
});

test('makes one payment per client id, even pressed twice at once, and refuses another choice [CRED-5e]', async () => {
  const person = await service.person();
  const clientId = randomUUID();
  const twins = await Promise.all([buy(person, clientId), buy(person, clientId), buy(person, clientId)]);
  expect(new Set(twins.map(({ payment_id }) => payment_id)).size).toBe(1);
  expect(new Set(twins.map(({ checkout_url }) => checkout_url)).size).toBe(1);
  const other = await person.api(createPayment, {
    package: 'p2',
    payment_method: 'ideal',
    client_id: clientId,
  });
  expect([other.status, other.problem.code]).toEqual([409, 'client_id_reused']);
  const price = { amount: 1, currency: 'EUR' } as const;
  const order = { package: 'p1', payment_method: 'ideal', client_id: clientId } as const;
  expect((await person.api(createPayment, { ...order, price })).problem.code).toBe('client_id_reused');
  // Another member may use the same client id.
  expect((await buy(await service.person(), clientId)).payment_id).not.toBe(twins[0]?.payment_id);
});

test('refuses an order with an outdated price [CRED-1c]', async () => {
  const person = await service.person();
  const order = { package: 'p0', payment_method: 'ideal' } as const;
  const cheap = await person.api(createPayment, { ...order, price: { amount: 1, currency: 'EUR' } });
  expect([cheap.status, cheap.problem.code]).toEqual([409, 'price_changed']);
  const right = await person.api(createPayment, { ...order, price: { amount: 999, currency: 'EUR' } });
  expect(right.answer.state).toBe('pending');
  const elsewhere = await person.api(createPayment, { ...order, payment_method: 'bancontact' });
  expect([elsewhere.status, elsewhere.problem.code]).toEqual([409, 'payment_method_not_offered']);
  const { results } = (await person.api(listTransactions, {})).answer;
  expect(results.map(({ payment_id }) => payment_id)).toEqual([right.answer.payment_id]);
});

test('opens the checkout of an order interrupted by a crash on the next look-up, and ends it if too late [CRED-5e]', async () => {
  const person = await service.person();
  const { platform } = service;
  const lost = async () => {
    const now = clock.now();
    const stored = await insertPayment(platform.db, {
      member: person.id,
      site: 1,
      package: 'p0',
      credits: 10,
      price: { amount: 999, currency: 'EUR' },
      country: 'NL',
      method: 'ideal',
      provider: 'sandbox',
      clientId: null,
      now,
      nextCheckAt: now,
    });
    if (!stored) throw new Error('not stored');
    return stored.id;
  };
  const early = await lost();
  await reconcileDuePayments(platform);
  expect((await readPayment(platform.db, early))?.state).toBe('pending');
  const seen = (await person.api(getPayment, { id: early })).answer;
  expect(seen.checkout_url).toContain('/sandbox/checkout/sb_');
  const late = await lost();
  clock.forward(3600);
  await reconcileDuePayments(platform);
  expect((await readPayment(platform.db, late))?.state).toBe('failed');
  // The payment that was opened and never paid is over at the bank, and so here.
  expect((await readPayment(platform.db, early))?.state).toBe('failed');
});

test("lists the member's own payments, newest first, and no others [CRED-10a]", async () => {
  const [person, other] = [await service.person(), await service.person()];
  const first = await buy(person);
  const second = await buy(person);
  const { results, has_more } = (await person.api(listTransactions, { page: 1 })).answer;
  expect(results.map(({ payment_id }) => payment_id)).toEqual([second.payment_id, first.payment_id]);
  expect(has_more).toBe(false);
  expect((await other.api(getPayment, { id: first.payment_id })).status).toBe(404);
  expect((await other.api(listTransactions, {})).answer.results).toEqual([]);
  expect((await service.api(getPayment, { id: first.payment_id })).status).toBe(403);
});

test('keeps the ledger consistent after all of this [CRED-3c]', async () => {
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});
