import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { cancelPayment } from '#contract/payments/cancel-payment.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import type { Payment } from '#contract/payments/payment.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { insertPayment, setCheckout } from '../orders/write-payments.sql.ts';
import { insertSandboxPayment, setSandboxState } from '../providers/sandbox/sandbox-payments.sql.ts';
import { reconcileDuePayments } from './reconcile-due-payments.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

beforeEach(() => clock.set(new Date()));

const order = (person: Person, code?: string, method: PaymentMethod = 'ideal') =>
  person.api(createPayment, {
    package: 'p1',
    payment_method: method,
    client_id: randomUUID(),
    ...(code !== undefined && { discount_code: code }),
  });

const cancel = (person: Person, { payment_id: id }: Payment) => person.api(cancelPayment, { id });

const stateOf = async (person: Person, { payment_id: id }: Payment) =>
  (await person.api(getPayment, { id })).answer.state;

const creditsOf = async (person: Person) => (await person.api(getWallet, {})).answer.credits;

const referenceOf = async ({ payment_id: id }: Payment): Promise<string> => {
  const stored = await readPayment(service.platform.db, id);
  if (!stored?.reference) throw new Error('the payment has no reference');
  return stored.reference;
};

/** Presses a button on the sandbox bank's page. */
const press = async (person: Person, payment: Payment, action: string, hints = 'once') =>
  person.fetch(`/sandbox/checkout/${await referenceOf(payment)}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `hints=${hints}`,
  });

test('cancels an order here and at the bank, releases its discount and notifies other devices [CRED-8c, PAY-33c]', async () => {
  const person = await service.person({ credits: 0 });
  const { answer: first } = await order(person, 'TIMEBONUS25', 'banktransfer');
  expect((await order(person, 'TIMEBONUS25')).problem.code).toBe('discount_code_reserved');
  const heard = recordEvents(await person.socket());
  const { status, answer } = await cancel(person, first);
  expect([status, answer.state, answer.checkout_url]).toEqual([200, 'cancelled', null]);
  await eventually(() =>
    expect(heard.find(({ name }) => name === 'payments/payment-changed')?.payload).toMatchObject({
      payment_id: first.payment_id,
      state: 'cancelled',
    }),
  );
  // A final state never changes, at the bank either.
  await press(person, first, 'complete');
  expect(await stateOf(person, first)).toBe('cancelled');
  expect(await creditsOf(person)).toBe(0);
  expect((await order(person, 'TIMEBONUS25')).answer.discount_code).toBe('TIMEBONUS25');
});

test('leaves the order unchanged when it is cancelled twice, on several devices or after its end [CRED-4c, PAY-33c]', async () => {
  const person = await service.person();
  const { answer: first } = await order(person, 'WELCOME25');
  const at = await Promise.all(Array.from({ length: 8 }, () => cancel(person, first)));
  expect(new Set(at.map(({ answer }) => answer.state))).toEqual(new Set(['cancelled']));
  const { answer: second } = await order(person, 'WELCOME25');
  await press(person, second, 'fail');
  expect(await stateOf(person, second)).toBe('failed');
  expect((await cancel(person, second)).answer.state).toBe('failed');
  const { answer: third } = await order(person, 'WELCOME25');
  // Cancelling the first order once more does not take the code from the order that has it now.
  expect((await cancel(person, first)).answer.state).toBe('cancelled');
  expect((await order(person, 'WELCOME25')).problem.params?.payment).toBe(third.payment_id);
});

test('completes an order that was paid meanwhile, even without a webhook [CRED-5d]', async () => {
  const person = await service.person({ credits: 0 });
  const { answer: payment } = await order(person, 'WELCOME25');
  await press(person, payment, 'complete', 'never');
  const { answer } = await cancel(person, payment);
  expect(answer.state).toBe('completed');
  expect(await creditsOf(person)).toBe(30);
  expect((await order(person, 'WELCOME25')).problem.code).toBe('discount_code_used');
});

test('either cancels or completes an order when both happen at once, here and at the bank alike [CRED-3a, CRED-5d]', async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const person = await service.person({ credits: 0 });
    const { answer: payment } = await order(person, 'WELCOME25');
    const acts = [() => cancel(person, payment), () => press(person, payment, 'complete')];
    if (round % 2 === 1) acts.reverse();
    await Promise.all([...acts, () => cancel(person, payment)].map((act) => act()));
    const state = await stateOf(person, payment);
    ends.add(state);
    expect(await creditsOf(person)).toBe(state === 'completed' ? 30 : 0);
    const again = await order(person, 'WELCOME25');
    expect(again.status).toBe(state === 'completed' ? 409 : 200);
  }
  expect([...ends].filter((state) => state !== 'completed' && state !== 'cancelled')).toEqual([]);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('ends an order that the bank does not cancel, keeps its code reserved, and grants credits for late money [CRED-4c, CRED-8c, PAY-36c]', async () => {
  const person = await service.person({ credits: 0 });
  const { answer: first } = await order(person, 'WELCOME25');
  await press(person, first, 'pend');
  const { answer: ended } = await cancel(person, first);
  expect(ended).toMatchObject({ state: 'cancelled', checkout_url: null });
  expect(new Date(ended.held_until ?? 0).getTime()).toBeGreaterThan(clock.now().getTime());
  expect((await order(person, 'WELCOME25')).problem).toMatchObject({
    code: 'discount_code_reserved',
    params: { payment: first.payment_id, until: new Date(ended.held_until ?? 0).getTime() },
  });
  // No webhook arrives: only the look-up finds the payment, days later.
  await setSandboxState(service.platform.db, await referenceOf(first), 'paid');
  clock.forward(2 * 24 * 3600);
  await reconcileDuePayments(service.platform);
  expect((await person.api(getPayment, { id: first.payment_id })).answer).toMatchObject({
    state: 'completed',
    price: { amount: 1874 },
    held_until: null,
  });
  expect(await creditsOf(person)).toBe(30);
  expect((await order(person, 'WELCOME25')).problem.code).toBe('discount_code_used');
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('keeps a cancelled order cancelled when its checkout expires [CRED-4c]', async () => {
  const person = await service.person();
  const { answer: payment } = await order(person);
  await press(person, payment, 'pend');
  await cancel(person, payment);
  await setSandboxState(service.platform.db, await referenceOf(payment), 'expired');
  clock.forward(2 * 24 * 3600);
  await reconcileDuePayments(service.platform);
  expect(await stateOf(person, payment)).toBe('cancelled');
});

test('cancels an order that never reached its provider [CRED-4c]', async () => {
  const person = await service.person();
  const now = clock.now();
  const stored = await insertPayment(service.platform.db, {
    ...{ member: person.id, site: 1, package: 'p0', credits: 10, price: { amount: 999, currency: 'EUR' } },
    ...{ country: 'NL', method: 'ideal', provider: 'sandbox', clientId: null, now, nextCheckAt: now },
  });
  const { answer } = await person.api(cancelPayment, { id: stored?.id ?? 0 });
  expect(answer.state).toBe('cancelled');
});

test('refuses to cancel a direct debit that the bank does not release [CRED-4c, SEPA-3d]', async () => {
  const person = await service.person();
  const { db } = service.platform;
  const now = clock.now();
  const stored = await insertPayment(db, {
    ...{ member: person.id, site: 1, package: 'p0', credits: 10, price: { amount: 999, currency: 'EUR' } },
    ...{ country: 'NL', method: 'directdebit', provider: 'sandbox', clientId: null, now, nextCheckAt: now },
  });
  if (!stored) throw new Error('not stored');
  const reference = `sb_${randomUUID().replaceAll('-', '')}`;
  await insertSandboxPayment(db, {
    ...{ id: reference, order_id: stored.id, amount: 999, currency: 'EUR', description: '', method: 'ideal' },
    ...{ redirect_url: 'http://x', webhook_url: 'http://x', idempotency_key: randomUUID(), state: 'pending' },
  });
  await setCheckout(db, stored.id, { reference, checkoutUrl: null });
  const { status, problem } = await person.api(cancelPayment, { id: stored.id });
  expect([status, problem.code]).toEqual([409, 'payment_under_way']);
  expect((await readPayment(db, stored.id))?.state).toBe('pending');
});

test('cancels nothing while the provider cannot be reached [CRED-4c]', async () => {
  const person = await service.person();
  const { answer: payment } = await order(person, 'WELCOME25');
  const { db } = service.platform;
  await sql`alter table sandbox.payments rename to payments_away`.execute(db);
  try {
    const { status, problem } = await cancel(person, payment);
    expect([status, problem.code]).toEqual([409, 'payment_provider_unavailable']);
  } finally {
    await sql`alter table sandbox.payments_away rename to payments`.execute(db);
  }
  expect(await stateOf(person, payment)).toBe('pending');
  expect((await cancel(person, payment)).answer.state).toBe('cancelled');
});

test('shows the account of a bank transfer on every look until the order is over [CRED-4d, PAY-36a]', async () => {
  const person = await service.person();
  const { answer: payment } = await order(person, undefined, 'banktransfer');
  const look = async () => (await person.api(getPayment, { id: payment.payment_id })).answer;
  const { transfer, state } = await look();
  expect(state).toBe('pending');
  expect(transfer).toEqual({
    iban: expect.stringMatching(/^[A-Z]{2}\d{2}\w+$/),
    bic: expect.stringMatching(/^\w{8}/),
    name: expect.stringMatching(/./),
    reference: expect.stringMatching(/\d/),
  });
  expect((await look()).transfer).toEqual(transfer);
  await press(person, payment, 'complete');
  expect(await look()).toMatchObject({ state: 'completed', transfer: null });
});

test("keeps an order's newcomer price after another was paid, and does not restore the discount on cancellation [CRED-9a, PAY-33c]", async () => {
  const person = await service.person({ credits: 0 });
  const { answer: open } = await order(person, 'WELCOME25');
  const { answer: other } = await order(person);
  await press(person, other, 'complete');
  expect(await stateOf(person, other)).toBe('completed');
  expect((await person.api(getPayment, { id: open.payment_id })).answer).toMatchObject({
    state: 'pending',
    price: { amount: 1874 },
  });
  await cancel(person, open);
  expect((await order(person, 'WELCOME25')).problem.code).toBe('discount_code_used');
});
