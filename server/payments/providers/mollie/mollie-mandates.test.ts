import { beforeAll, beforeEach, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { BookedPayment } from '#tests/support/payments/mollie/mollie-books.ts';
import { type MollieStandIn, startMollie } from '#tests/support/payments/mollie/mollie-stand-in.ts';
import { trustAnyCertificate } from '#tests/support/service/trust-any-certificate.ts';
import { MethodRefused } from '../method-refused.ts';
import type { FetchedMandate, PaymentProvider } from '../provider.ts';
import { mollieProvider } from './mollie-provider.ts';

let mollie: MollieStandIn;
let provider: PaymentProvider;
let orders = 5000;

beforeAll(async () => {
  mollie = await startMollie();
  trustAnyCertificate();
  const { apiKey, url, clock } = mollie;
  provider = mollieProvider({ clock, log: { error() {} } }, { apiKey, apiUrl: url, mode: 'test' });
});

beforeEach(() => {
  mollie.trouble = null;
});

const price = { amount: 2499, currency: 'EUR' } as const;
const webhookUrl = 'https://www.vonk.example/api/webhook-mollie.php';

const newCustomer = () => {
  orders += 1;
  return provider.mandates.customer(`owner-${orders}`, `customer-${orders}`);
};

const signed = async (
  customer: string,
  mandateReference = `VONK-${customer}`,
  iban = 'NL55INGB0000000000',
): Promise<FetchedMandate> =>
  provider.mandates.sign(
    {
      customer,
      holder: 'T. Test',
      iban,
      mandateReference,
      signedAt: mollie.clock.now(),
    },
    `sign-${mandateReference}`,
  );

/** Charges a mandate, and returns the payment in Mollie's books. */
async function charged({ customer, reference }: FetchedMandate): Promise<BookedPayment> {
  orders += 1;
  const redirectUrl = `https://www.vonk.example/transactions/${orders}`;
  const way = { country: 'NL', webhookUrl, redirectUrl };
  const charge = { orderId: orders, price, customer, mandate: reference, ...way };
  const key = `payment-${orders}`;
  const checkout = await provider.mandates.charge({ ...charge, description: `Vonk ${orders}` }, key);
  expect(checkout.checkoutUrl).toBeNull();
  expect(await provider.find(orders, key, mollie.clock.now())).toEqual(checkout);
  return mollie.books.ofOrder(orders);
}

test('signs an account once, even if the answer is lost, and sends only bank details of the member [CRED-6d, PAY-27a]', async () => {
  const customer = await newCustomer();
  expect(mollie.requests.findLast(({ path }) => path === '/v2/customers')?.body).toBe(
    JSON.stringify({ metadata: { owner: `owner-${orders}` } }),
  );
  mollie.next('lost');
  const mandate = await signed(customer);
  expect(mandate).toEqual({
    customer,
    reference: mandate.reference,
    method: 'directdebit',
    lastFour: '0000',
    state: 'valid',
  });
  mollie.clock.forward(2 * 3600);
  expect(await signed(customer)).toEqual(mandate);
  expect(mollie.books.mandates.filter(({ customerId }) => customerId === customer).length).toBe(1);
  expect(await provider.mandates.read(customer, mandate.reference)).toEqual(mandate);
  expect(await provider.mandates.read(customer, 'mdt_nowhere')).toBeNull();
  await expect(signed(customer, 'VONK-GB', 'GB33BUKB20201555555555')).rejects.toBeInstanceOf(MethodRefused);
});

test('keeps the card of a first payment and charges it again without the buyer present [CRED-7a, PAY-25a]', async () => {
  const customer = await newCustomer();
  orders += 1;
  const order = { orderId: orders, price, method: 'creditcard', country: 'NL', language: 'nl' } as const;
  const way = { redirectUrl: `https://www.vonk.example/transactions/${orders}`, webhookUrl };
  const description = `Vonk ${orders}`;
  const first = await provider.create(
    { ...order, ...way, description, keepFor: customer },
    `payment-${orders}`,
  );
  const there = mollie.books.ofOrder(orders);
  expect(there).toMatchObject({ sequenceType: 'first', customerId: customer });
  expect((await provider.fetch(first.reference))?.mandate).toBeNull();
  mollie.settle(there, 'paid');
  const mandate = (await provider.fetch(first.reference))?.mandate;
  expect(mandate).toMatchObject({ customer, method: 'creditcard', lastFour: '6787', state: 'valid' });
  if (!mandate) throw new Error('nothing was kept');
  const again = await charged(mandate);
  expect(again).toMatchObject({ sequenceType: 'recurring', customerId: customer, redirectUrl: null });
  mollie.settle(again, 'paid');
  expect(await provider.fetch(again.id)).toMatchObject({ state: 'paid', mandate, failure: null });
});

test.each(['pending', 'invalid'])(
  'does not charge a mandate that is %s [CRED-7a, PAY-25b]',
  async (status) => {
    const mandate = await signed(await newCustomer());
    const there = mollie.books.mandates.find(({ id }) => id === mandate.reference);
    if (there) there.status = status;
    const before = mollie.books.payments.length;
    await expect(charged(mandate)).rejects.toBeInstanceOf(MethodRefused);
    expect(mollie.books.payments.length).toBe(before);
  },
);

test('does not charge a revoked mandate, and accepts a second revocation [CRED-6d, PAY-25b]', async () => {
  const mandate = await signed(await newCustomer());
  await provider.mandates.revoke(mandate.customer, mandate.reference);
  await provider.mandates.revoke(mandate.customer, mandate.reference);
  expect(await provider.mandates.read(mandate.customer, mandate.reference)).toBeNull();
  await expect(charged(mandate)).rejects.toBeInstanceOf(MethodRefused);
});

test('makes a charge once when its answer is lost [CRED-6d, PAY-15b]', async () => {
  const mandate = await signed(await newCustomer());
  mollie.next('lost');
  const payment = await charged(mandate);
  expect(mollie.books.payments.filter(({ mandateId }) => mandateId === mandate.reference)).toEqual([payment]);
});

test.each(['AC04', 'MD06', 'AM04'])(
  "reports a pending direct debit, and its failure with the bank's code %s [CRED-6d, PAY-28a, SEPA-7d]",
  async (bankReasonCode) => {
    const payment = await charged(await signed(await newCustomer()));
    expect(await provider.fetch(payment.id)).toMatchObject({ state: 'pending', failure: null });
    mollie.clock.forward(5 * daySeconds);
    payment.details = { ...payment.details, bankReasonCode, bankReason: 'Because' };
    mollie.settle(payment, 'failed');
    expect(await provider.fetch(payment.id)).toMatchObject({ state: 'failed', failure: bankReasonCode });
  },
);

test('reports the chargeback of a paid direct debit on day 55 with its reason [CRED-6d, CRED-11b, PAY-28b, SEPA-6b]', async () => {
  const payment = await charged(await signed(await newCustomer()));
  mollie.clock.forward(2 * daySeconds);
  mollie.settle(payment, 'paid');
  expect(await provider.fetch(payment.id)).toMatchObject({ state: 'paid', reversals: [] });
  mollie.clock.forward(55 * daySeconds);
  mollie.books.chargeBack(payment, '24.99');
  expect(await provider.fetch(payment.id)).toMatchObject({
    state: 'paid',
    reversals: [{ kind: 'chargeback', ownId: null, amount: 2499, state: 'done', reason: 'AC01' }],
  });
});

test.each([
  ['authentication_required', 'authentication_required'],
  ['insufficient_funds', 'insufficient_funds'],
  ['card_expired', 'card_expired'],
  ['refused_by_issuer', 'card_declined'],
  ['possible_fraud', 'card_declined'],
  ['unknown_reason', 'unknown'],
])('maps the card failure %s to %s [CRED-7c, SEPA-11]', async (failureReason, failure) => {
  const payment = await charged(await signed(await newCustomer()));
  payment.details = { cardNumber: '6787', failureReason };
  mollie.settle(payment, 'failed');
  expect(await provider.fetch(payment.id)).toMatchObject({ state: 'failed', failure });
});

test('cancels a direct debit that the bank does not have yet [CRED-6d, PAY-36c]', async () => {
  const payment = await charged(await signed(await newCustomer()));
  expect(await provider.cancel(payment.id)).toBe(true);
  expect((await provider.fetch(payment.id))?.state).toBe('canceled');
});
