import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import type { Payment } from '#contract/payments/payment.ts';
import { spendCredits, verifyLedger } from '#server/ledger/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { FetchedPayment, FetchedReversal } from '../providers/provider.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { chargeBackSandboxPayment } from '../providers/sandbox/sandbox-reversals.sql.ts';
import { reconcileDuePayments } from '../settlement/reconcile-due-payments.ts';
import { settlePayment } from '../settlement/settle-payment.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

/** p1: 30 credits for 24.99, to be used at once. */
const bought = async (person: Person): Promise<Payment> => {
  const id = await buyPackage(person, 'p1', { startNow: true });
  return (await person.api(getPayment, { id })).answer;
};

const referenceOf = async ({ payment_id }: Payment): Promise<string> =>
  (await readPayment(service.platform.db, payment_id))?.reference ?? '';

/** Presses a button on the sandbox bank's page. */
const press = async (person: Person, payment: Payment, action: string, hints = 'once') =>
  person.fetch(`/sandbox/checkout/${await referenceOf(payment)}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ hints }).toString(),
  });

const fetchedWith = async (
  payment: Payment,
  reversals: readonly FetchedReversal[],
): Promise<FetchedPayment> =>
  someFetchedPayment({
    reference: await referenceOf(payment),
    state: 'paid',
    amount: payment.price.amount,
    currency: payment.price.currency,
    orderId: payment.payment_id,
    reversals,
  });

const reversal = (given: Partial<FetchedReversal> = {}): FetchedReversal => ({
  kind: 'chargeback',
  reference: 'chb_1',
  ownId: null,
  amount: 2499,
  state: 'done',
  reason: 'AC04',
  ...given,
});

const spend = (person: Person, amount: number) =>
  service.platform.transact((unit) =>
    spendCredits(unit, { member: person.id, amount, reason: 'message', key: `message:${randomUUID()}` }),
  );

const walletOf = async (person: Person) => (await person.api(getWallet, {})).answer;
const paymentOf = async (person: Person, { payment_id: id }: Payment) =>
  (await person.api(getPayment, { id })).answer;

test('takes unspent credits back with a chargeback, live, and restores as many after a won dispute [CRED-5d, CRED-11b]', async () => {
  const person = await service.person({ credits: 3 });
  const payment = await bought(person);
  await spend(person, 8);
  const heard = recordEvents(await person.socket());
  await press(person, payment, 'charge_back', 'thrice');
  await eventually(() =>
    expect(heard.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ledger/credits-changed', 'payments/payment-changed']),
    ),
  );
  expect(await walletOf(person)).toMatchObject({ credits: 0, paid_user: true });
  expect(await paymentOf(person, payment)).toMatchObject({
    state: 'completed',
    reversed: { amount: 2499, currency: 'EUR' },
  });
  await press(person, payment, 'undo_charge_back');
  await eventually(async () => expect((await walletOf(person)).credits).toBe(25));
  expect((await paymentOf(person, payment)).reversed).toBeNull();
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('applies a reversal once after ten simultaneous shuffled reports [CRED-11b]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await bought(person);
  const paid = await fetchedWith(payment, []);
  const back = await fetchedWith(payment, [reversal()]);
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      settlePayment(service.platform, payment.payment_id, n % 2 ? paid : back),
    ),
  );
  expect(await walletOf(person)).toMatchObject({ credits: 0, paid_user: true });
  const won = await fetchedWith(payment, [reversal({ state: 'undone' })]);
  // The old report also arrives after the new one.
  await Promise.all(
    [won, back, won, back].map((told) => settlePayment(service.platform, payment.payment_id, told)),
  );
  await settlePayment(service.platform, payment.payment_id, back);
  expect((await walletOf(person)).credits).toBe(30);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('makes premium without credits when payment and chargeback are reported together [CRED-11b]', async () => {
  const person = await service.person({ credits: 0 });
  const { answer: payment } = await person.api(createPayment, { package: 'p1', payment_method: 'ideal' });
  await settlePayment(service.platform, payment.payment_id, await fetchedWith(payment, [reversal()]));
  expect(await walletOf(person)).toMatchObject({ credits: 0, paid_user: true });
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('takes a share of the credits for each part of the money, and never more than all [CRED-11b]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await bought(person);
  const part = reversal({ kind: 'refund', reference: 're_1', amount: 1250, state: 'pending' });
  const settle = async (...reversals: FetchedReversal[]) =>
    settlePayment(service.platform, payment.payment_id, await fetchedWith(payment, reversals));
  await settle(part);
  expect((await walletOf(person)).credits).toBe(14);
  expect((await paymentOf(person, payment)).reversed?.amount).toBe(1250);
  // A bank may take all of it, although a part was already refunded.
  await settle(part, reversal());
  expect((await walletOf(person)).credits).toBe(0);
  expect((await paymentOf(person, payment)).reversed?.amount).toBe(2499);
  // The refund fails and restores its own part, which the chargeback does not take afterwards (PAY-34).
  await settle({ ...part, state: 'undone' }, reversal());
  await settle({ ...part, state: 'undone' }, reversal());
  expect((await walletOf(person)).credits).toBe(16);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('takes nothing for a reversal that was undone before we heard of it, or of an unpaid payment [CRED-11b]', async () => {
  const person = await service.person({ credits: 1 });
  const payment = await bought(person);
  await settlePayment(
    service.platform,
    payment.payment_id,
    await fetchedWith(payment, [reversal({ state: 'undone' })]),
  );
  expect((await walletOf(person)).credits).toBe(31);
  const { answer: open } = await person.api(createPayment, { package: 'p1', payment_method: 'ideal' });
  const told = await fetchedWith(open, [reversal()]);
  await settlePayment(service.platform, open.payment_id, { ...told, state: 'open' });
  expect((await walletOf(person)).credits).toBe(31);
  expect((await paymentOf(person, open)).reversed).toBeNull();
});

test('finds a chargeback without a webhook by look-up, as long as one is possible [CRED-5c, CRED-11b, PAY-7b]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await bought(person);
  await chargeBackSandboxPayment(service.platform.db, await referenceOf(payment));
  await reconcileDuePayments(service.platform);
  expect((await walletOf(person)).credits).toBe(30);
  clock.forward(25 * 3600);
  await reconcileDuePayments(service.platform);
  expect((await walletOf(person)).credits).toBe(0);

  const other = await service.person({ credits: 0 });
  const later = await bought(other);
  // The last look-up happens when the payment can no longer be reversed; none follows.
  clock.forward(31 * 24 * 3600);
  await reconcileDuePayments(service.platform);
  await chargeBackSandboxPayment(service.platform.db, await referenceOf(later));
  clock.forward(400 * 24 * 3600);
  await reconcileDuePayments(service.platform);
  expect((await walletOf(other)).credits).toBe(30);
});

test('lets the sandbox bank charge back a paid payment once, and nothing else [CRED-5a]', async () => {
  const person = await service.person({ credits: 0 });
  const { answer: open } = await person.api(createPayment, { package: 'p0', payment_method: 'ideal' });
  await press(person, open, 'charge_back');
  const { platform } = service;
  const reference = await referenceOf(open);
  expect((await sandboxProvider(platform).fetch(reference))?.reversals).toEqual([]);
  const payment = await bought(person);
  await Promise.all([press(person, payment, 'charge_back'), press(person, payment, 'charge_back')]);
  expect((await sandboxProvider(platform).fetch(await referenceOf(payment)))?.reversals).toMatchObject([
    { kind: 'chargeback', amount: 2499, state: 'done' },
  ]);
});
