import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { signedQuery } from '#tests/support/payments/flexpay/flexpay-keys.ts';
import { type FlexPayShop, startFlexpayShop } from '#tests/support/payments/flexpay/flexpay-shop.ts';
import { type FlexPayStandIn, startFlexpay } from '#tests/support/payments/flexpay/flexpay-stand-in.ts';
import { randomFrom } from '#tests/support/samples/random.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { reconcileDuePayments } from '../../settlement/reconcile-due-payments.ts';
import { flexpayMethods } from './flexpay-methods.ts';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const clock = movableClock();
let flexpay: FlexPayStandIn;
let shop: FlexPayShop;

beforeAll(async () => {
  flexpay = await startFlexpay();
  shop = await startFlexpayShop(flexpay, clock);
});

const holds = async () => expect(await verifyLedger(shop.platform.db), `seed ${seed}`).toEqual([]);

const jobsOf = async (reference: string): Promise<number> => {
  const { rows } = await sql`select from pgboss.job
    where name = 'payments/take-hint' and data ->> 'reference' = ${reference}`.execute(shop.platform.db);
  return rows.length;
};

describe('order page', () => {
  test('sends the buyer to a signed order page that names the order and nothing about the buyer [CRED-16a, PAY-32]', async () => {
    const payment = await shop.buy(await shop.buyer());
    const { origin, pathname, searchParams } = new URL(payment.checkout_url ?? '');
    expect(origin + pathname).toBe(`${flexpay.config.url}/startorder`);
    expect(Object.fromEntries(searchParams)).toEqual({
      type: 'purchase',
      version: '4',
      shopID: flexpay.config.shopId,
      referenceID: `payment-${payment.payment_id}`,
      priceAmount: (payment.price.amount / 100).toFixed(2),
      priceCurrency: 'EUR',
      paymentMethod: 'CC',
      description: expect.stringMatching(new RegExp(`^[\\w ]{2,30} ${payment.payment_id}$`)),
      successURL: `${shop.url}/transactions/${payment.payment_id}`,
      declineURL: `${shop.url}/transactions/${payment.payment_id}`,
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await fetch(payment.checkout_url ?? '')).status).toBe(200);
  });

  test('gives the same order page to an order that is pressed twice [CRED-16a, PAY-13a]', async () => {
    const person = await shop.buyer();
    const order = { package: 'p1', payment_method: 'creditcard', client_id: randomUUID() } as const;
    const [first, second] = await Promise.all([1, 2].map(() => person.api(createPayment, order)));
    expect(first?.answer.checkout_url).toMatch(/startorder/);
    expect(second?.answer).toEqual(first?.answer);
  });

  test('offers cards in every sale currency, and iDEAL in the Netherlands [CRED-16a, CRED-4a]', async () => {
    const person = await shop.buyer();
    const { answer } = await person.api(getPackages, {});
    expect(answer.payment_methods).toEqual(['ideal', 'creditcard']);
    expect(answer.keepable).toEqual([]);
    const methods = (country: string, currency: 'EUR' | 'SEK' | 'PLN') =>
      flexpayMethods({ country, price: { amount: 2499, currency } });
    expect(methods('DE', 'EUR')).toEqual(['creditcard']);
    expect(methods('SE', 'SEK')).toEqual(['creditcard']);
    expect(methods('PL', 'PLN')).toEqual([]);
  });

  test('refuses to keep a card without one-click purchases [CRED-16a, CRED-7a]', async () => {
    const person = await shop.buyer();
    const order = { package: 'p1', payment_method: 'creditcard', keep_method: true } as const;
    const refused = await person.api(createPayment, { ...order, client_id: randomUUID() });
    expect([refused.status, refused.problem.code]).toEqual([409, 'keep_not_possible']);
  });
});

describe('settlement', () => {
  test('grants the credits of a sale that a postback reports and the status confirms [CRED-16a, CRED-5c]', async () => {
    const person = await shop.buyer();
    const payment = await shop.buy(person);
    await flexpay.pay(payment.checkout_url);
    expect(await shop.deliver()).toEqual(['200 OK']);
    await eventually(async () => expect(await shop.creditsOf(person)).toBe(30));
    expect((await shop.look(person, payment)).state).toBe('completed');
    await holds();
  });

  test('grants a sale once if the buyer returns before a late postback [CRED-16a, CRED-3a]', async () => {
    const person = await shop.buyer();
    const payment = await shop.buy(person);
    const { redirect } = await flexpay.pay(payment.checkout_url);
    expect(redirect.pathname).toBe(`/transactions/${payment.payment_id}`);
    expect((await shop.look(person, payment)).state).toBe('completed');
    clock.forward(3 * 24 * 3600);
    expect(await shop.deliver()).toEqual(['200 OK']);
    await eventually(async () => expect(await jobsOf(`payment-${payment.payment_id}`)).toBeGreaterThan(0));
    expect(await shop.creditsOf(person)).toBe(30);
    await holds();
  });

  test('grants each sale once after many postbacks, each ten times and shuffled [CRED-16a, CRED-5d]', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => shop.buyer()));
    const payments = await Promise.all(people.map((person) => shop.buy(person)));
    const sales = await Promise.all(
      payments.map(({ checkout_url }, at) => flexpay.pay(checkout_url, at === 1 ? 'DECLINED' : 'APPROVED')),
    );
    const random = randomFrom(seed);
    const calls = sales
      .flatMap(({ sale }) => Array.from({ length: 10 }, () => ({ sale, at: random() })))
      .sort((a, b) => a.at - b.at);
    const answers = await Promise.all(calls.map(({ sale }) => shop.postback(flexpay.postbacks.sold(sale))));
    expect(new Set(answers)).toEqual(new Set(['200 OK']));
    await eventually(async () =>
      expect(await Promise.all(people.map((person) => shop.creditsOf(person)))).toEqual([30, 0, 30, 30]),
    );
    await shop.deliver();
    await holds();
  });

  test('fails a declined payment without credits, and completes it if a later try is approved [CRED-16a, CRED-4c]', async () => {
    const person = await shop.buyer();
    const payment = await shop.buy(person);
    const { redirect } = await flexpay.pay(payment.checkout_url, 'DECLINED');
    expect(redirect.href).toBe(`${shop.url}/transactions/${payment.payment_id}`);
    expect((await shop.look(person, payment)).state).toBe('failed');
    expect(await shop.creditsOf(person)).toBe(0);
    await flexpay.pay(payment.checkout_url);
    await shop.deliver();
    await eventually(async () => expect(await shop.creditsOf(person)).toBe(30));
    await holds();
  });

  test.each([
    ['another amount', { priceAmount: '0.01' }],
    ['an amount that is none', { priceAmount: '24,99' }],
    ['another currency', { priceCurrency: 'USD' }],
    ['another order', { referenceID: 'payment-1' }],
    ['no order', { referenceID: '' }],
    ['another shop', { shopID: '1' }],
    ['a result that is not known', { saleResult: 'ON_ITS_WAY' }],
    ['an error', { response: 'ERROR' }],
    ['no such sale', { response: 'NOTFOUND' }],
  ])('grants nothing while the status tells %s [CRED-16a, CRED-5c, PAY-10a]', async (_, wrong) => {
    const person = await shop.buyer();
    const payment = await shop.buy(person);
    const { sale } = await flexpay.pay(payment.checkout_url);
    sale.wrong = wrong;
    expect(await shop.deliver()).toEqual(['200 OK']);
    expect((await shop.look(person, payment)).state).toBe('pending');
    expect(await shop.creditsOf(person)).toBe(0);
    sale.wrong = {};
    expect((await shop.look(person, payment)).state).toBe('completed');
    expect(await shop.creditsOf(person)).toBe(30);
  });

  test('ends an order that nobody paid a day later [CRED-16a]', async () => {
    const person = await shop.buyer();
    const payment = await shop.buy(person);
    clock.forward(23 * 3600);
    await reconcileDuePayments(shop.platform);
    expect((await shop.look(person, payment)).state).toBe('pending');
    clock.forward(2 * 3600);
    expect((await shop.look(person, payment)).state).toBe('failed');
  });

  test('lets the buyer cancel an order, and completes it if it is paid all the same [CRED-16a]', async () => {
    const person = await shop.buyer();
    const payment = await shop.buy(person);
    const cancelled = await person.api(cancelPayment, { id: payment.payment_id });
    expect([cancelled.status, cancelled.answer.state]).toEqual([200, 'cancelled']);
    await flexpay.pay(payment.checkout_url);
    expect(await shop.deliver()).toEqual(['200 OK']);
    await eventually(async () => expect(await shop.creditsOf(person)).toBe(30));
    await holds();
  });
});

describe('postbacks that are not believed', () => {
  const sold = async () => {
    const person = await shop.buyer();
    const payment = await shop.buy(person);
    return { person, payment, ...(await flexpay.pay(payment.checkout_url, 'DECLINED')) };
  };

  test.each([
    ['a wrong signature', (query: string) => query.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['a changed amount', (query: string) => query.replace(/priceAmount=[^&]+/, 'priceAmount=0.01')],
    ['no signature', (query: string) => query.replace(/&signature=.*/, '')],
    ['a repeated parameter', (query: string) => `${query}&saleID=1`],
    ['nothing at all', () => ''],
  ])('refuses a postback with %s, and nothing happens [CRED-16a]', async (_, spoil) => {
    const { payment, sale } = await sold();
    const before = flexpay.requests.length;
    expect(await shop.postback(spoil(flexpay.postbacks.sold(sale)))).toBe('403 ERROR');
    expect(flexpay.requests.length).toBe(before);
    expect(await jobsOf(`payment-${payment.payment_id}`)).toBe(0);
  });

  test('refuses the signature of the order page, which the buyer knows, as a postback [CRED-16a]', async () => {
    const person = await shop.buyer();
    const payment = await shop.buy(person);
    const { search } = new URL(payment.checkout_url ?? '');
    expect(await shop.postback(search.slice(1))).toBe('403 ERROR');
    expect(await jobsOf(`payment-${payment.payment_id}`)).toBe(0);
    expect(await shop.creditsOf(person)).toBe(0);
  });

  test('grants nothing for a signed postback whose sale was not approved [CRED-16a, CRED-5c]', async () => {
    const { person, payment, sale } = await sold();
    expect(await shop.postback(flexpay.postbacks.sold(sale))).toBe('200 OK');
    await eventually(async () => expect((await shop.look(person, payment)).state).toBe('failed'));
    expect(await shop.creditsOf(person)).toBe(0);
  });

  test('does not take a sale of an unknown order, so that FlexPay returns its money [CRED-16a]', async () => {
    const stranger = { priceAmount: '24.99', priceCurrency: 'EUR', paymentMethod: 'CC' };
    const sales = ['payment-1', 'payment-9007199254740993', 'order-7'].map((referenceID) =>
      flexpay.books.book({ ...stranger, referenceID }, 'APPROVED'),
    );
    for (const sale of sales) flexpay.postbacks.queue(flexpay.postbacks.sold(sale), sale);
    expect(await shop.deliver()).toEqual(['404 ERROR', '404 ERROR', '404 ERROR']);
    expect(sales.every(({ refundedByItself }) => refundedByItself)).toBe(true);
    // FlexPay reports its own refunds of these sales, too.
    expect(await shop.deliver()).toEqual(['404 ERROR', '404 ERROR', '404 ERROR']);
  });

  test('refuses a postback of another shop, and answers OK to an event that concerns no order [CRED-16a]', async () => {
    const { sale } = await sold();
    const { shopId } = flexpay.config;
    const ours = { saleID: sale.saleID, referenceID: sale.referenceID, type: 'purchase' };
    expect(await shop.postback(signedQuery({ ...ours, shopID: '1' }))).toBe('403 ERROR');
    expect(await shop.postback(signedQuery({ ...ours, shopID: shopId, event: 'cancel' }))).toBe('200 OK');
    expect(await shop.postback(signedQuery({ ...ours, shopID: shopId }, 'sha1'))).toBe('200 OK');
  });
});
