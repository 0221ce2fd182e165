import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPackages } from '#contract/payments/get-packages.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { getRepeatOrder } from '#contract/payments/get-repeat-order.ts';
import type { Payment } from '#contract/payments/payment.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { loadSites } from '#server/sites/door.ts';
import { type FlexPayStandIn, startFlexpay } from '#tests/support/payments/flexpay/flexpay-stand-in.ts';
import { type MollieStandIn, startMollie } from '#tests/support/payments/mollie/mollie-stand-in.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { trustAnyCertificate } from '#tests/support/service/trust-any-certificate.ts';
import { paymentsTables } from '../tables.ts';

const clock = movableClock();
let mollie: MollieStandIn;
let flexpay: FlexPayStandIn;
let service: PeopleService;
let person: Person;

beforeAll(async () => {
  trustAnyCertificate();
  mollie = await startMollie();
  flexpay = await startFlexpay();
  const { apiKey, url: apiUrl } = mollie;
  service = await startServiceWithMembers({
    clock,
    mollie: { apiKey, apiUrl, mode: 'test' },
    flexpay: { ...flexpay.config, oneClick: false },
  });
});

beforeEach(async () => {
  [mollie.trouble, flexpay.trouble] = [null, null];
  // Lists that were cached, and pauses after an outage, are over.
  clock.forward(600);
  await choose({});
  person = await service.person({ credits: 0 });
});

/** The site's providers of each method. */
async function choose(providers: Partial<Record<PaymentMethod, readonly string[]>>): Promise<void> {
  const settings = JSON.stringify({ payment_providers: providers });
  await sql`update sites set settings = ${settings}::jsonb`.execute(service.platform.db);
  await loadSites(service.platform.db);
}

const order = (payment_method: PaymentMethod = 'creditcard', more = {}) =>
  person.api(createPayment, { package: 'p1', payment_method, client_id: randomUUID(), ...more });

const methods = async () => (await person.api(getPackages, {})).answer.payment_methods;

/** The providers of the member's payments, oldest first, with their states. */
async function stored(): Promise<string[]> {
  const rows = await paymentsTables(service.platform.db)
    .selectFrom('payments')
    .select(['provider', 'state'])
    .where('member_id', '=', person.id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ provider, state }) => `${provider} ${state}`);
}

const creditsOf = async () => (await person.api(getWallet, {})).answer.credits;

const stateOf = async ({ payment_id: id }: Payment) => (await person.api(getPayment, { id })).answer.state;

describe("the site's choice", () => {
  test('orders every method at the first configured provider without a setting [CRED-16b]', async () => {
    expect(await methods()).toEqual(['ideal', 'creditcard', 'banktransfer']);
    for (const method of ['ideal', 'creditcard'] as const)
      expect((await order(method)).answer.checkout_url).toContain('www.mollie.com');
    expect(await stored()).toEqual(['mollie pending', 'mollie pending']);
  });

  test('orders each method at the provider that the site names for it [CRED-16b]', async () => {
    await choose({ creditcard: ['flexpay', 'mollie'] });
    expect((await order('creditcard')).answer.checkout_url).toContain('/startorder');
    expect((await order('ideal')).answer.checkout_url).toContain('www.mollie.com');
    expect(await stored()).toEqual(['flexpay pending', 'mollie pending']);
  });

  test('does not offer a method whose only named provider lacks it, or is not configured [CRED-16b]', async () => {
    await choose({ banktransfer: ['flexpay'], ideal: ['sandbox'] });
    expect(await methods()).toEqual(['creditcard']);
    const refused = await order('ideal');
    expect([refused.status, refused.problem.code]).toEqual([409, 'payment_method_not_offered']);
  });

  test('settles an open payment at the provider that opened it, whatever the site chooses later [CRED-16b]', async () => {
    const { answer: payment } = await order('creditcard');
    await choose({ creditcard: ['flexpay'] });
    mollie.settle(mollie.books.ofOrder(payment.payment_id), 'paid');
    expect(await stateOf(payment)).toBe('completed');
    expect(await stored()).toEqual(['mollie completed']);
  });

  test('charges a kept card at the provider that keeps it, and keeps new ones only there [CRED-16b, CRED-7a]', async () => {
    const { answer: first } = await order('creditcard', { keep_method: true });
    mollie.settle(mollie.books.ofOrder(first.payment_id), 'paid');
    expect(await stateOf(first)).toBe('completed');
    await choose({ creditcard: ['flexpay', 'mollie'] });
    expect((await person.api(getPackages, {})).answer.keepable).toEqual([]);
    const again = (await person.api(getRepeatOrder, {})).answer.order;
    const { answer: second } = await order('creditcard', { mandate: again?.mandate.id, price: again?.price });
    expect(second.checkout_url).toBeNull();
    expect(await stored()).toEqual(['mollie completed', 'mollie pending']);
    await choose({ creditcard: ['flexpay'] });
    expect((await person.api(getRepeatOrder, {})).answer.reason).toBe('not_offered');
  });
});

describe('an outage', () => {
  test.each(['down', 'cut', 'lost'] as const)(
    'orders at FlexPay when Mollie is %s, and grants one payment of the same order [CRED-16b, CRED-5e]',
    async (trouble) => {
      expect(await methods()).toContain('creditcard');
      mollie.trouble = trouble;
      const client_id = randomUUID();
      const { answer: payment } = await order('creditcard', { client_id });
      expect(payment.checkout_url).toContain('/startorder');
      expect(await stored()).toEqual(['mollie failed', 'flexpay pending']);
      // The same order again is the payment at FlexPay, also when Mollie is back.
      mollie.trouble = null;
      const { answer: again } = await order('creditcard', { client_id });
      expect(again).toEqual(payment);
      await flexpay.pay(payment.checkout_url);
      expect(await stateOf(payment)).toBe('completed');
      expect(await creditsOf()).toBe(30);
      expect(await verifyLedger(service.platform.db)).toEqual([]);
    },
  );

  test('orders at Mollie when FlexPay does not answer, and asks FlexPay again half a minute later [CRED-16b]', async () => {
    await choose({ creditcard: ['flexpay', 'mollie'] });
    flexpay.trouble = 'down';
    expect((await order()).answer.checkout_url).toContain('www.mollie.com');
    const asked = flexpay.requests.length;
    expect((await order()).answer.checkout_url).toContain('www.mollie.com');
    expect(flexpay.requests.length).toBe(asked);
    flexpay.trouble = null;
    clock.forward(31);
    expect((await order()).answer.checkout_url).toContain('/startorder');
  });

  test('still offers the methods of FlexPay while Mollie never listed its own [CRED-16b]', async () => {
    mollie.trouble = 'down';
    // A country whose list was never asked.
    const settings = JSON.stringify({ default_country: 'DE' });
    await sql`update sites set settings = ${settings}::jsonb`.execute(service.platform.db);
    await loadSites(service.platform.db);
    expect(await methods()).toEqual(['creditcard']);
    expect((await order()).answer.checkout_url).toContain('/startorder');
    expect(await stored()).toEqual(['flexpay pending']);
  });

  test('moves an order that Mollie refuses for its method [CRED-16b, PAY-37a]', async () => {
    // Caches the list for this price.
    await order();
    const terms = mollie.methods.get('creditcard');
    if (!terms) throw new Error('mollie takes no cards');
    mollie.methods.delete('creditcard');
    const { answer } = await order();
    mollie.methods.set('creditcard', terms);
    expect(answer.checkout_url).toContain('/startorder');
    expect(await stored()).toEqual(['mollie pending', 'mollie failed', 'flexpay pending']);
  });

  test('moves an order with its discount code, which is used once [CRED-16b, CRED-8a]', async () => {
    const code = `MOVE${randomUUID().slice(0, 6).toUpperCase()}`;
    await paymentsTables(service.platform.db)
      .insertInto('discount_codes')
      .values({ code, value_percentage: 10, validity: 'once' })
      .execute();
    expect(await methods()).toContain('creditcard');
    mollie.trouble = 'down';
    const { answer: payment } = await order('creditcard', { discount_code: code });
    expect(payment).toMatchObject({ discount_code: code, price: { amount: 2249 } });
    expect(payment.checkout_url).toContain('priceAmount=22.49');
    const rows = await paymentsTables(service.platform.db)
      .selectFrom('payment_reservations')
      .select('payment_id')
      .where('code', '=', code)
      .where('state', '<>', 'released')
      .execute();
    expect(rows).toEqual([{ payment_id: payment.payment_id }]);
  });

  test('does not move an order whose card is to be kept, and continues it at Mollie later [CRED-16b, CRED-7a]', async () => {
    expect(await methods()).toContain('creditcard');
    mollie.trouble = 'down';
    const input = { client_id: randomUUID(), keep_method: true };
    const refused = await order('creditcard', input);
    expect([refused.status, refused.problem.code]).toEqual([409, 'payment_provider_unavailable']);
    mollie.trouble = null;
    expect((await order('creditcard', input)).answer.checkout_url).toContain('www.mollie.com');
    expect(await stored()).toEqual(['mollie pending']);
  });

  test('refuses an order while no provider answers, and takes it once when one is back [CRED-16b, CRED-5e]', async () => {
    expect(await methods()).toContain('creditcard');
    [mollie.trouble, flexpay.trouble] = ['down', 'down'];
    const client_id = randomUUID();
    const refused = await order('creditcard', { client_id });
    expect([refused.status, refused.problem.code]).toEqual([409, 'payment_provider_unavailable']);
    flexpay.trouble = null;
    clock.forward(31);
    const { answer: payment } = await order('creditcard', { client_id });
    await flexpay.pay(payment.checkout_url);
    await eventually(async () => expect(await stateOf(payment)).toBe('completed'));
    expect(await creditsOf()).toBe(30);
    expect((await stored()).filter((one) => one.endsWith('completed'))).toEqual(['flexpay completed']);
  });
});
