import { beforeAll, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { MethodRefused } from '../method-refused.ts';
import type { FetchedMandate, FetchedPayment, PaymentOrder, PaymentProvider } from '../provider.ts';
import { RefundRefused } from '../refund-refused.ts';
import { sandboxProvider } from './sandbox-provider.ts';

const clock = movableClock();
let service: PeopleService;
let provider: PaymentProvider;
let orders = 1000;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
  provider = sandboxProvider(service.platform);
});

const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;

const ordered = (given: Partial<PaymentOrder> = {}): PaymentOrder => {
  orders += 1;
  return {
    orderId: orders,
    price: eur(2499),
    method: 'ideal',
    country: 'NL',
    keepFor: null,
    language: 'nl',
    description: `Vonk ${orders}`,
    redirectUrl: `${service.url}/transactions/${orders}`,
    webhookUrl: `${service.url}/api/webhook-sandbox.php`,
    ...given,
  };
};

/** Submits a form of the sandbox bank. */
const send = (path: string, fields: Record<string, string> = {}) =>
  service.client().fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

const press = (reference: string, action: string, fields: Record<string, string> = {}) =>
  send(`/sandbox/checkout/${reference}/${action}`, { hints: 'never', ...fields });

const made = async (given: Partial<PaymentOrder> = {}): Promise<string> => {
  const order = ordered(given);
  return (await provider.create(order, `payment-${order.orderId}`)).reference;
};

const paid = async (given: Partial<PaymentOrder> = {}): Promise<string> => {
  const reference = await made(given);
  await press(reference, 'complete');
  return reference;
};

const fetched = async (reference: string): Promise<FetchedPayment> => {
  const payment = await provider.fetch(reference);
  if (!payment) throw new Error('the bank does not know it');
  return payment;
};

const refundOf = (reference: string, amount: number, ownId: string) =>
  provider.refund({ reference, ownId, amount: eur(amount), description: 'Vonk' }, ownId);

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof RefundRefused ? error.reason : error;
};

const newCustomer = () => {
  orders += 1;
  return provider.mandates.customer(`owner-${orders}`, `customer-${orders}`);
};

const signed = (
  customer: string,
  mandateReference: string,
  iban = 'NL55INGB0000000000',
): Promise<FetchedMandate> => {
  const signer = { customer, holder: 'T. Test', iban, mandateReference };
  return provider.mandates.sign({ ...signer, signedAt: clock.now() }, `sign-${mandateReference}`);
};

const kept = async (): Promise<FetchedMandate> => {
  const reference = await paid({ method: 'creditcard', keepFor: await newCustomer() });
  const { mandate } = await fetched(reference);
  if (!mandate) throw new Error('the bank kept nothing');
  return mandate;
};

const charged = async ({ customer, reference: mandate }: FetchedMandate): Promise<string> => {
  const { orderId, price, country, description, ...way } = ordered();
  const { webhookUrl, redirectUrl } = way;
  const charge = { orderId, price, country, description, webhookUrl, redirectUrl, customer, mandate };
  const checkout = await provider.mandates.charge(charge, `payment-${orderId}`);
  expect(checkout.checkoutUrl).toBeNull();
  // A repeated charge returns the same payment, which can be found.
  expect(await provider.mandates.charge(charge, `payment-${orderId}`)).toEqual(checkout);
  expect(await provider.find(orderId, `payment-${orderId}`, clock.now())).toEqual(checkout);
  return checkout.reference;
};

test('makes the same refund once, and never refunds more than was paid [CRED-11a, PAY-16a]', async () => {
  const reference = await paid();
  const [first, second] = await Promise.all([
    refundOf(reference, 2000, 'reversal-1'),
    refundOf(reference, 2000, 'reversal-1'),
  ]);
  expect(first).toEqual(second);
  expect(first).toMatchObject({ kind: 'refund', ownId: 'reversal-1', amount: 2000, state: 'done' });
  expect(await refusal(refundOf(reference, 500, 'reversal-2'))).toBe('too_much');
  expect(await refusal(refundOf(await made(), 500, 'reversal-3'))).toBe('not_refundable');
  expect(await refusal(refundOf('sb_nowhere', 500, 'reversal-4'))).toBe('not_refundable');
  expect((await fetched(reference)).reversals).toEqual([first]);
});

test.each([
  ['finish_refund', 'done'],
  ['fail_refund', 'undone'],
] as const)('turns a pending refund after %s into %s [CRED-11a, PAY-17b]', async (action, state) => {
  const reference = await paid();
  await press(reference, 'choose_refund', { refund: 'pending' });
  const refund = await refundOf(reference, 2499, 'reversal-5');
  expect(refund.state).toBe('pending');
  await press(reference, action);
  expect((await fetched(reference)).reversals).toEqual([{ ...refund, state }]);
});

test('finds a refund with a lost answer by our id, and never makes one without money [CRED-11a, PAY-16a]', async () => {
  const reference = await paid();
  await press(reference, 'choose_refund', { refund: 'not_enough_money' });
  expect(await refusal(refundOf(reference, 2499, 'reversal-6'))).toBe('not_enough_money');
  await press(reference, 'choose_refund', { refund: 'lost' });
  await expect(refundOf(reference, 2499, 'reversal-7')).rejects.toThrow('never arrived');
  const found = (await fetched(reference)).reversals.find(({ ownId }) => ownId === 'reversal-7');
  expect(found).toMatchObject({ amount: 2499, state: 'done' });
  expect(await refundOf(reference, 2499, 'reversal-7')).toEqual(found);
});

test('keeps the card of a first payment and charges it with the outcome chosen on its page [CRED-7b, PAY-25a]', async () => {
  expect((await fetched(await paid({ method: 'creditcard' }))).mandate).toBeNull();
  const mandate = await kept();
  expect(mandate).toMatchObject({
    method: 'creditcard',
    lastFour: expect.stringMatching(/^\d{4}$/),
    state: 'valid',
  });
  expect(await fetched(await charged(mandate))).toMatchObject({ state: 'paid', mandate, failure: null });
  const page = `/sandbox/mandate/${mandate.reference}`;
  for (const next_charge of [
    'authentication_required',
    'insufficient_funds',
    'card_expired',
    'card_declined',
  ]) {
    expect((await send(page, { state: 'valid', next_charge })).status).toBe(303);
    expect(await fetched(await charged(mandate))).toMatchObject({ state: 'failed', failure: next_charge });
  }
});

test.each(['pending', 'invalid'])(
  'does not charge a mandate that is %s [CRED-7b, PAY-25b]',
  async (state) => {
    const mandate = await kept();
    await send(`/sandbox/mandate/${mandate.reference}`, { state });
    await expect(charged(mandate)).rejects.toBeInstanceOf(MethodRefused);
  },
);

test('signs an account once, charges it, and stops charging it after revocation [CRED-6d, PAY-27a]', async () => {
  const customer = await newCustomer();
  const mandate = await signed(customer, 'VONK-1');
  expect(await signed(customer, 'VONK-1')).toEqual(mandate);
  expect(mandate).toMatchObject({ customer, method: 'directdebit', lastFour: '0000', state: 'valid' });
  expect(await provider.mandates.read(await newCustomer(), mandate.reference)).toBeNull();
  const never = signed(customer, 'VONK-6', 'NL33INGB0000009999');
  await expect(never).rejects.toBeInstanceOf(MethodRefused);
  await charged(mandate);
  await provider.mandates.revoke(customer, mandate.reference);
  await provider.mandates.revoke(customer, 'sbm_nowhere');
  expect((await provider.mandates.read(customer, mandate.reference))?.state).toBe('invalid');
  await expect(charged(mandate)).rejects.toBeInstanceOf(MethodRefused);
});

test.each([
  ['fail_ac04', 'AC04'],
  ['fail_md06', 'MD06'],
  ['fail_am04', 'AM04'],
])(
  "reports a pending direct debit, and %s as the bank's code %s [CRED-6d, PAY-28a, SEPA-7d]",
  async (action, failure) => {
    const reference = await charged(await signed(await newCustomer(), 'VONK-2'));
    expect((await fetched(reference)).state).toBe('pending');
    await press(reference, action);
    expect(await fetched(reference)).toMatchObject({ state: 'failed', failure });
  },
);

test('pays a direct debit by itself, and lets its holder charge it back on day 55 [CRED-6d, CRED-11b, PAY-28b]', async () => {
  const reference = await charged(await signed(await newCustomer(), 'VONK-3'));
  clock.forward(121);
  expect((await fetched(reference)).state).toBe('paid');
  clock.forward(55 * daySeconds);
  await press(reference, 'charge_back');
  expect(await fetched(reference)).toMatchObject({
    state: 'paid',
    reversals: [{ kind: 'chargeback', ownId: null, amount: 2499, state: 'done', reason: 'MD06' }],
  });
});

test('shows the account of a transfer for two weeks, and lets the buyer cancel it [CRED-4d, PAY-36a]', async () => {
  const reference = await made({ method: 'banktransfer' });
  clock.forward(13 * daySeconds);
  const { state, transfer } = await fetched(reference);
  expect([state, transfer]).toEqual([
    'open',
    {
      iban: 'NL13TEST0123456789',
      bic: 'TESTNL2A',
      name: 'Testbank',
      reference: expect.stringMatching(/^TB \d/),
    },
  ]);
  expect(await provider.cancel(reference)).toBe(true);
  expect(await provider.cancel(reference)).toBe(false);
  expect((await fetched(reference)).state).toBe('canceled');
  expect(await provider.cancel(await paid())).toBe(false);
  expect(await provider.cancel(await charged(await signed(await newCustomer(), 'VONK-4')))).toBe(true);
});

test('lists all payments of a period and no others [CRED-5a]', async () => {
  clock.forward(daySeconds);
  const from = clock.now();
  const all: string[] = [];
  for (let at = 0; at < 3; at += 1) all.push(await paid());
  await press(all[0] ?? '', 'charge_back');
  clock.forward(60);
  const until = clock.now();
  await paid();
  const listed: FetchedPayment[] = [];
  for await (const payment of provider.payments?.(from, until) ?? []) listed.push(payment);
  expect(listed.map(({ reference }) => reference).sort()).toEqual(all.sort());
  expect(listed.filter(({ reversals }) => reversals.length > 0)).toHaveLength(1);
});

test('lists payments and mandates on its pages, and ignores unknown ids and choices [CRED-5a]', async () => {
  const mandate = await kept();
  const reference = await charged(await signed(await newCustomer(), 'VONK-5'));
  const list = await (await service.get('/sandbox')).text();
  expect(list).toContain(`/sandbox/checkout/${reference}`);
  expect(list).toContain(`/sandbox/mandate/${mandate.reference}`);
  const debit = await (await service.get(`/sandbox/checkout/${reference}`)).text();
  expect(debit).toContain('AC04');
  const page = `/sandbox/mandate/${mandate.reference}`;
  expect(await (await service.get(page)).text()).toContain(String(mandate.lastFour));
  expect((await service.get('/sandbox/mandate/sbm_000000000000')).status).toBe(404);
  expect((await send(page, { state: 'rich' })).status).toBe(404);
  expect((await send(page, { state: 'invalid', next_charge: 'gold' })).status).toBe(404);
  expect((await provider.mandates.read(mandate.customer, mandate.reference))?.state).toBe('valid');
});
