import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Payment } from '#contract/payments/payment.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import type { FlexPaySale } from '#tests/support/payments/flexpay/flexpay-books.ts';
import { type FlexPayShop, startFlexpayShop } from '#tests/support/payments/flexpay/flexpay-shop.ts';
import { type FlexPayStandIn, startFlexpay } from '#tests/support/payments/flexpay/flexpay-stand-in.ts';
import type { Person } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { reconcileProvider } from '../../reconciliation/reconcile-provider.ts';
import { requestRefund } from '../../refunds/request-refund.ts';
import { RefundRefused } from '../refund-refused.ts';
import { flexpayProvider } from './flexpay-provider.ts';

const clock = movableClock();
let flexpay: FlexPayStandIn;
let shop: FlexPayShop;
let person: Person;
let payment: Payment;
let sale: FlexPaySale;

beforeAll(async () => {
  flexpay = await startFlexpay();
  shop = await startFlexpayShop(flexpay, clock);
});

/** A sale that is paid and settled, beyond the period that earlier tests compared. */
beforeEach(async () => {
  clock.forward(30 * 24 * 3600);
  await sql`delete from reconciliation_findings`.execute(shop.platform.db);
  person = await shop.buyer();
  payment = await shop.buy(person);
  ({ sale } = await flexpay.pay(payment.checkout_url));
  expect(await shop.deliver()).toEqual(['200 OK']);
  await has(30);
});

const has = (credits: number) => eventually(async () => expect(await shop.creditsOf(person)).toBe(credits));

const holds = async () => expect(await verifyLedger(shop.platform.db)).toEqual([]);

const provider = () => flexpayProvider(shop.platform, { ...flexpay.config, oneClick: false });

/** Compares the books of the next night and returns the open findings. */
async function night(): Promise<string[]> {
  clock.forward(24 * 3600);
  await reconcileProvider(shop.platform, provider());
  const { rows } = await sql<{ kind: string }>`
    select kind from reconciliation_findings where resolved_at is null order by kind`.execute(
    shop.platform.db,
  );
  return rows.map(({ kind }) => kind);
}

/** A withdrawal of the buyer, all of its money. */
const refund = () =>
  shop.platform.transact((unit) =>
    requestRefund(unit, {
      payment: payment.payment_id,
      amount: 'all',
      reason: 'withdrawn',
      by: { kind: 'member' },
      now: clock.now(),
    }),
  );

const seen = () => shop.look(person, payment);

test('keeps a refund pending until an operator makes it in the Control Center and the postback confirms it [CRED-16a, CRED-11a, PAY-17a]', async () => {
  await refund();
  await eventually(async () => expect((await seen()).refund).toBe('pending'));
  expect(await shop.creditsOf(person)).toBe(0);
  await eventually(async () => expect(await night()).toEqual(['reversal_unknown']));
  const made = flexpay.postbacks.returned(sale, { event: 'credit' });
  const answers = await Promise.all([1, 2, 3].map(() => shop.postback(made)));
  expect(answers).toEqual(['200 OK', '200 OK', '200 OK']);
  await eventually(async () => expect((await seen()).refund).toBe('done'));
  expect(await shop.creditsOf(person)).toBe(0);
  expect((await seen()).reversed).toEqual({ amount: 2499, currency: 'EUR' });
  expect(await night()).toEqual([]);
  await holds();
});

test('takes the credits of a refund that was made in the Control Center alone, and once [CRED-16a, CRED-11a]', async () => {
  const part = flexpay.postbacks.returned(sale, { event: 'credit', amount: '8.33' });
  for (let call = 0; call < 3; call += 1) expect(await shop.postback(part)).toBe('200 OK');
  await has(20);
  expect((await seen()).reversed).toEqual({ amount: 833, currency: 'EUR' });
  expect(await shop.postback(flexpay.postbacks.returned(sale, { event: 'credit', amount: '8.33' }))).toBe(
    '200 OK',
  );
  await has(10);
  await holds();
});

test('takes the credits back for a chargeback, once [CRED-16a, CRED-11b, PAY-2a]', async () => {
  const chargeback = flexpay.postbacks.returned(sale, { event: 'chargeback' });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => shop.postback(chargeback)));
  expect(new Set(answers)).toEqual(new Set(['200 OK']));
  await has(0);
  expect((await seen()).state).toBe('completed');
  await holds();
});

test('books a chargeback that arrives before the sale was settled [CRED-16a, CRED-5d]', async () => {
  const early = await shop.buyer();
  const ordered = await shop.buy(early);
  const late = await flexpay.pay(ordered.checkout_url);
  expect(await shop.postback(flexpay.postbacks.returned(late.sale, { event: 'chargeback' }))).toBe('200 OK');
  expect(await shop.deliver()).toEqual(['200 OK']);
  await eventually(async () => expect((await shop.look(early, ordered)).reversed?.amount).toBe(2499));
  expect(await shop.creditsOf(early)).toBe(0);
  await holds();
});

test.each([
  ['another currency', { currency: 'USD' }],
  ['no readable amount', { amount: '24,99' }],
  ['nothing', { amount: '0.00' }],
])('does not take a refund of %s [CRED-16a]', async (_, wrong) => {
  const told = flexpay.postbacks.returned(sale, { event: 'credit', ...wrong });
  expect(await shop.postback(told)).toBe('404 ERROR');
  expect((await seen()).reversed).toBeNull();
  expect(await shop.creditsOf(person)).toBe(30);
});

test('never asks an operator to refund more than was paid, and asks once for each refund [CRED-16a]', async () => {
  const asked = { reference: `payment-${payment.payment_id}`, description: 'Vonk' };
  const amount = { amount: 2000, currency: 'EUR' } as const;
  const first = await provider().refund({ ...asked, ownId: 'reversal-1', amount }, 'reversal-1');
  expect(await provider().refund({ ...asked, ownId: 'reversal-1', amount }, 'reversal-1')).toEqual(first);
  const more = provider().refund({ ...asked, ownId: 'reversal-2', amount }, 'reversal-2');
  await expect(more).rejects.toBeInstanceOf(RefundRefused);
  const unpaid = await shop.buy(person);
  const reference = `payment-${unpaid.payment_id}`;
  const early = provider().refund({ ...asked, reference, ownId: 'reversal-3', amount }, 'reversal-3');
  await expect(early).rejects.toBeInstanceOf(RefundRefused);
});

test('settles a sale in the nightly comparison whose postback and look-ups were missed [CRED-16a, CRED-11c]', async () => {
  const missed = await shop.buy(person);
  await flexpay.pay(missed.checkout_url);
  await sql`update payments set next_check_at = now() + interval '10 years' where id = ${missed.payment_id}`.execute(
    shop.platform.db,
  );
  expect(await night()).toEqual(['paid_there']);
  await has(60);
  expect(await night()).toEqual([]);
  // The postback arrives days later and changes nothing.
  expect(await shop.deliver()).toEqual(['200 OK']);
  await has(60);
  await holds();
});

test('reports a settled sale that FlexPay does not know, and no unpaid order [CRED-16a, CRED-11c]', async () => {
  await shop.buy(person);
  sale.wrong = { response: 'NOTFOUND' };
  expect(await night()).toEqual(['unknown_there']);
  sale.wrong = {};
  expect(await night()).toEqual([]);
});
