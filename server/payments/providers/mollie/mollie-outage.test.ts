import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { receiveMollieWebhook } from '#contract/payments/receive-mollie-webhook.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import type { BookedPayment } from '#tests/support/payments/mollie/mollie-books.ts';
import { type MollieShop, mollieShop } from '#tests/support/payments/mollie/mollie-shop.ts';
import { type MollieStandIn, startMollie } from '#tests/support/payments/mollie/mollie-stand-in.ts';
import type { Client } from '#tests/support/service/client.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../../orders/payments.sql.ts';

const order = { package: 'p1', payment_method: 'ideal' } as const;
const noShop = 'http://127.0.0.1:1';
let mollie: MollieStandIn;
let shop: MollieShop;

beforeAll(async () => {
  mollie = await startMollie();
  shop = await mollieShop(mollie);
});

afterAll(() => shop.stop());

const buyer = async (): Promise<Client> => shop.browser(await shop.member());

const onlyOne = (id: Id): BookedPayment => mollie.books.ofOrder(id);

const creations = (key: string): number =>
  mollie.requests.filter(({ method, headers }) => method === 'POST' && headers['idempotency-key'] === key)
    .length;

const creditsOf = async (browser: Client) => (await browser.api(getWallet, {})).answer.credits;

/** Simulates the trouble while the work runs. */
async function whileIn(trouble: NonNullable<MollieStandIn['trouble']>, work: () => Promise<void>) {
  mollie.trouble = trouble;
  try {
    await work();
  } finally {
    mollie.trouble = null;
  }
}

test.each(['cut', 'lost'] as const)(
  'retries with the same key when the connection is %s during creation, and makes one payment [CRED-5e, PAY-14b]',
  async (trouble) => {
    const browser = await buyer();
    mollie.next(trouble);
    const payment = (await browser.api(createPayment, order)).answer;
    const there = onlyOne(payment.payment_id);
    expect(payment.checkout_url).toContain(there.id);
    expect(creations(`payment-${payment.payment_id}`)).toBe(2);
  },
);

test('makes one payment of an order pressed twice while Mollie is processing the first [CRED-5e, PAY-13a]', async () => {
  const browser = await buyer();
  const client_id = randomUUID();
  const before = mollie.requests.length;
  const release = mollie.hold();
  const calls = [1, 2].map(() => browser.api(createPayment, { ...order, client_id }));
  await eventually(() => {
    const made = mollie.requests.slice(before).filter(({ method }) => method === 'POST');
    expect(made.length).toBeGreaterThan(1);
  });
  release();
  const [first, second] = (await Promise.all(calls)).map(({ answer }) => answer);
  expect(first).toEqual(second);
  expect(onlyOne(first?.payment_id ?? 0).id).toBe(first?.checkout_url?.split('/').at(-1));
});

test.each(['down', 'busy'] as const)(
  'serves pages and orders nothing twice while Mollie is %s, and settles within 15 minutes of its return [CRED-5e, PAY-37b, PAY-7a]',
  async (trouble) => {
    const browser = await buyer();
    await browser.api(getPackages, {});
    const old = (await browser.api(createPayment, order)).answer;
    const there = onlyOne(old.payment_id);
    there.status = 'pending';
    // So old that it is looked up rarely.
    await shop.forward(9 * 3600);
    await shop.reconcile();
    // No webhook is sent.
    there.status = 'paid';
    const client_id = randomUUID();
    await whileIn(trouble, async () => {
      expect((await browser.api(getPackages, {})).answer.payment_methods).toContain('ideal');
      const refused = await browser.api(createPayment, { ...order, client_id });
      expect([refused.status, refused.problem.code]).toEqual([409, 'payment_provider_unavailable']);
      expect(refused.problem.detail).not.toMatch(/mollie|503|429/i);
      const seen = await browser.api(getPayment, { id: old.payment_id });
      expect([seen.status, seen.answer.state]).toEqual([200, 'pending']);
      const hinted = await browser.fetch(receiveMollieWebhook.path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'id=tr_unknown000',
      });
      expect(hinted.status).toBe(200);
      await shop.forward(1800);
      await shop.reconcile();
    });
    const again = (await browser.api(createPayment, { ...order, client_id })).answer;
    expect(again.checkout_url).toContain(onlyOne(again.payment_id).id);
    for (let minute = 0; minute < 15; minute += 1) {
      await shop.forward(60);
      await shop.reconcile();
    }
    expect((await readPayment(shop.database.db, old.payment_id))?.state).toBe('completed');
    expect(await creditsOf(browser)).toBe(30);
    expect(await verifyLedger(shop.database.db)).toEqual([]);
  },
);

test('does not wait for a silent Mollie, and continues the order later [CRED-5e, PAY-14a]', async () => {
  const browser = await buyer();
  // Caches the list of methods.
  await browser.api(createPayment, order);
  const client_id = randomUUID();
  await whileIn('silent', async () => {
    const refused = await browser.api(createPayment, { ...order, client_id });
    expect(refused.problem.code).toBe('payment_provider_unavailable');
  });
  const payment = (await browser.api(createPayment, { ...order, client_id })).answer;
  expect(payment.checkout_url).toContain(onlyOne(payment.payment_id).id);
});

test('receives a missed webhook again a minute later [CRED-5e, PAY-4b]', async () => {
  const browser = await buyer();
  const payment = (await browser.api(createPayment, order)).answer;
  await shop.deliver();
  mollie.settle(onlyOne(payment.payment_id), 'paid');
  expect(await mollie.deliver(noShop)).toEqual([0]);
  expect(await mollie.deliver(noShop)).toEqual([]);
  await shop.forward(60);
  expect(await shop.deliver()).toEqual([200]);
  await eventually(async () => expect(await creditsOf(browser)).toBe(30));
  await shop.forward(26 * 3600);
  expect(await shop.deliver()).toEqual([]);
});

test("continues an order after a crash between Mollie's answer and our record, paid once [CRED-5e, PAY-15a]", {
  timeout: 240_000,
}, async () => {
  const member = await shop.member();
  const client_id = randomUUID();
  const dying = await shop.dying('pay/created');
  const browser = dying.visitor();
  browser.cookies.set('__Host-vonk_session', String(member));
  await expect(browser.api(createPayment, { ...order, client_id })).rejects.toThrow();
  expect(await dying.ended).toBe('SIGKILL');
  const again = await shop.browser(member);
  const payment = (await again.api(createPayment, { ...order, client_id })).answer;
  const there = onlyOne(payment.payment_id);
  expect(payment.checkout_url).toContain(there.id);
  mollie.settle(there, 'paid');
  await shop.deliver();
  await eventually(async () => expect(await creditsOf(again)).toBe(30));
  expect(await verifyLedger(shop.database.db)).toEqual([]);
});

test('finds at Mollie an order whose answer was lost over an hour ago, without creating it again [CRED-5e, PAY-13b]', async () => {
  const browser = await buyer();
  const client_id = randomUUID();
  // Each attempt succeeds there, and each answer is lost.
  mollie.next('lost', 'lost', 'lost');
  const refused = await browser.api(createPayment, { ...order, client_id });
  expect(refused.problem.code).toBe('payment_provider_unavailable');
  await shop.forward(3601);
  const payment = (await browser.api(createPayment, { ...order, client_id })).answer;
  expect(payment.checkout_url).toContain(onlyOne(payment.payment_id).id);
});

test('ends a pending payment unknown to Mollie, and counts it if it is found and paid later [CRED-5e]', async () => {
  const browser = await buyer();
  const payment = (await browser.api(createPayment, order)).answer;
  const there = onlyOne(payment.payment_id);
  mollie.books.payments.splice(mollie.books.payments.indexOf(there), 1);
  const state = async () => (await browser.api(getPayment, { id: payment.payment_id })).answer.state;
  expect(await state()).toBe('pending');
  // A checkout is open for hours, never for a day.
  await shop.forward(23 * 3600);
  expect(await state()).toBe('pending');
  await shop.forward(3600);
  await shop.reconcile();
  expect(await state()).toBe('failed');
  mollie.books.payments.push(there);
  mollie.settle(there, 'paid');
  await shop.deliver();
  await eventually(async () => expect(await state()).toBe('completed'));
  expect(await creditsOf(browser)).toBe(30);
  expect(await verifyLedger(shop.database.db)).toEqual([]);
});

const hint = async (id: string) =>
  (await shop.running()).visitor().fetch(receiveMollieWebhook.path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id }).toString(),
  });

test('answers webhooks within seconds while Mollie is silent, and settles the payment afterwards [PAY-4a]', async () => {
  const browser = await buyer();
  const payment = (await browser.api(createPayment, order)).answer;
  const there = onlyOne(payment.payment_id);
  mollie.settle(there, 'paid');
  await whileIn('silent', async () => {
    const before = mollie.requests.length;
    const started = Date.now();
    expect((await hint(there.id)).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(15_000);
    // The look-up of the payment still waits for its answer.
    await eventually(() =>
      expect(mollie.requests.slice(before).map(({ path }) => path)).toContain(`/v2/payments/${there.id}`),
    );
    expect((await readPayment(shop.database.db, payment.payment_id))?.state).toBe('pending');
  });
  await shop.forward(600);
  await shop.reconcile();
  await eventually(async () => expect(await creditsOf(browser)).toBe(30));
});

test('answers 500 to a webhook whose id cannot be stored, and stores it at the next call [PAY-5c]', async () => {
  const browser = await buyer();
  const payment = (await browser.api(createPayment, order)).answer;
  const there = onlyOne(payment.payment_id);
  mollie.settle(there, 'paid');
  const { db } = shop.database;
  await sql`alter schema pgboss rename to pgboss_elsewhere`.execute(db);
  try {
    expect((await hint(there.id)).status).toBe(500);
  } finally {
    await sql`alter schema pgboss_elsewhere rename to pgboss`.execute(db);
  }
  expect((await readPayment(db, payment.payment_id))?.state).toBe('pending');
  expect((await hint(there.id)).status).toBe(200);
  await eventually(async () => expect(await creditsOf(browser)).toBe(30));
});
