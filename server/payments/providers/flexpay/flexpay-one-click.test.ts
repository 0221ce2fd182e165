import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { endMandate } from '#contract/payments/end-mandate.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getRepeatOrder } from '#contract/payments/get-repeat-order.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { type FlexPayShop, startFlexpayShop } from '#tests/support/payments/flexpay/flexpay-shop.ts';
import { type FlexPayStandIn, startFlexpay } from '#tests/support/payments/flexpay/flexpay-stand-in.ts';
import type { Person } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { paymentsTables } from '../../tables.ts';

let flexpay: FlexPayStandIn;
let shop: FlexPayShop;

beforeAll(async () => {
  flexpay = await startFlexpay();
  flexpay.oneClick = true;
  shop = await startFlexpayShop(flexpay, movableClock(), true);
});

const order = (person: Person, more = {}) =>
  person.api(createPayment, {
    package: 'p1',
    payment_method: 'creditcard',
    client_id: randomUUID(),
    ...more,
  });

/** Pays at the order page and waits until the member has so many credits. */
async function pay(person: Person, { checkout_url }: Payment, credits: number): Promise<void> {
  await flexpay.pay(checkout_url);
  expect(await shop.deliver()).toEqual(['200 OK']);
  await eventually(async () => expect(await shop.creditsOf(person)).toBe(credits));
}

/** A buyer who agreed to keep the card of a paid order. */
async function keeper(): Promise<Person> {
  const person = await shop.buyer();
  await pay(person, (await order(person, { keep_method: true })).answer, 30);
  return person;
}

async function repeat(person: Person) {
  const { order: offer } = (await person.api(getRepeatOrder, {})).answer;
  return order(person, { mandate: offer?.mandate.id, price: offer?.price });
}

const tokenOf = ({ checkout_url }: Payment) => new URL(checkout_url ?? '').searchParams.get('oneClickToken');

const cards = () => paymentsTables(shop.platform.db).selectFrom('flexpay_cards').selectAll().execute();

test('repeats an order with the token of the last purchase, and each purchase brings the next token [CRED-16a, CRED-7a]', async () => {
  const person = await shop.buyer();
  expect((await person.api(getPackages, {})).answer.keepable).toEqual(['creditcard']);
  await pay(person, (await order(person, { keep_method: true })).answer, 30);
  const offer = (await person.api(getRepeatOrder, {})).answer.order;
  expect(offer?.mandate).toMatchObject({ method: 'creditcard', last_four: '6787' });
  const { answer: second } = await repeat(person);
  expect(tokenOf(second)).not.toBeNull();
  await pay(person, second, 60);
  const { answer: third } = await repeat(person);
  expect(tokenOf(third)).not.toBe(tokenOf(second));
  await pay(person, third, 90);
  expect(await verifyLedger(shop.platform.db)).toEqual([]);
});

test('keeps no card without consent, and seals each token [CRED-16a, CRED-7b]', async () => {
  const before = (await cards()).length;
  const person = await shop.buyer();
  await pay(person, (await order(person)).answer, 30);
  expect(await cards()).toHaveLength(before);
  expect((await person.api(getRepeatOrder, {})).answer.order).toBeNull();
  await keeper();
  const stored = (await cards()).at(-1);
  const token = flexpay.books.sales.at(-1)?.oneClickToken ?? '';
  expect(stored?.token_sealed.includes(token)).toBe(false);
  expect(stored?.last_four).toBe('6787');
});

test('uses a token for one order at a time, and again if that order ends unpaid [CRED-16a, CRED-7a]', async () => {
  const person = await keeper();
  const { answer: first } = await repeat(person);
  const refused = await repeat(person);
  expect([refused.status, refused.problem.code]).toEqual([409, 'mandate_ended']);
  await person.api(cancelPayment, { id: first.payment_id });
  const { answer: second } = await repeat(person);
  expect(tokenOf(second)).toBe(tokenOf(first));
  await pay(person, second, 60);
});

test('keeps the card once when its postback is repeated after the token was used [CRED-16a, CRED-5d]', async () => {
  const person = await keeper();
  const [sale] = flexpay.books.sales.slice(-1);
  if (!sale) throw new Error('nothing was sold');
  const { answer: second } = await repeat(person);
  expect(await shop.postback(flexpay.postbacks.sold(sale))).toBe('200 OK');
  await pay(person, second, 60);
  expect(await shop.postback(flexpay.postbacks.sold(sale))).toBe('200 OK');
  const { answer: third } = await repeat(person);
  expect(tokenOf(third)).toBe(flexpay.books.sales.at(-1)?.oneClickToken);
});

test('takes a sale whose token is not signed, and does not keep the token [CRED-16a]', async () => {
  const person = await shop.buyer();
  const { answer: payment } = await order(person, { keep_method: true });
  const before = (await cards()).length;
  flexpay.oneClick = false;
  const { sale } = await flexpay.pay(payment.checkout_url);
  flexpay.oneClick = true;
  const query = `${flexpay.postbacks.sold(sale)}&oneClickToken=${randomUUID()}`;
  expect(await shop.postback(query)).toBe('200 OK');
  await eventually(async () => expect(await shop.creditsOf(person)).toBe(30));
  expect(await cards()).toHaveLength(before);
  await shop.deliver();
});

test('forgets the token when the member ends the mandate [CRED-16a, PAY-25b]', async () => {
  const person = await keeper();
  const before = (await cards()).length;
  const id = (await person.api(getRepeatOrder, {})).answer.order?.mandate.id ?? 0;
  expect((await person.api(endMandate, { id })).status).toBe(200);
  await eventually(async () => expect(await cards()).toHaveLength(before - 1));
});
