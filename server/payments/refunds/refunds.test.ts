import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { getInvoices } from '#contract/payments/get-invoices.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { spendCredits, verifyLedger } from '#server/ledger/door.ts';
import { addressOf } from '#server/notifications/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { someFetchedPayment } from '#tests/support/samples/provider-payment.ts';
import { eventually } from '#tests/support/service/service.ts';
import { eraseAccount } from '../erase-account.ts';
import { reversalsOfPayment } from '../orders/payment-reversals.sql.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { FetchedReversal } from '../providers/provider.ts';
import { setSandboxState } from '../providers/sandbox/sandbox-payments.sql.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { ownIdOf } from './own-reversal-id.ts';
import { type RefundRequest, requestRefund } from './request-refund.ts';
import { settleRefund } from './settle-refund.ts';

let service: PeopleService;
let operators: Id[];

beforeAll(async () => {
  service = await startServiceWithMembers();
  const { rows } = await sql<{ id: Id }>`
    insert into operators (email, roles)
    values ('een@operators.example', '{finance}'), ('twee@operators.example', '{finance}') returning id`.execute(
    service.platform.db,
  );
  operators = rows.map(({ id }) => id);
});

const operator = (approvedBy?: Id) => ({ kind: 'operator', id: operators[0] ?? 0, approvedBy }) as const;

const asked = (payment: Id, given: Partial<RefundRequest> = {}): RefundRequest => ({
  ...{ payment, amount: 'unspent', reason: 'Dubbel gekocht', by: operator(), now: new Date() },
  ...given,
});

const refund = (payment: Id, given: Partial<RefundRequest> = {}) =>
  service.platform.transact((unit) => requestRefund(unit, asked(payment, given)));

/** Drops the jobs, as if the refund had not been sent yet. */
const unsent = (unit: Unit): Unit => ({ ...unit, enqueue: async () => {} });

const spend = (person: Person, amount: number) =>
  service.platform.transact((unit) =>
    spendCredits(unit, { member: person.id, amount, reason: 'message', key: `message:${randomUUID()}` }),
  );

const creditsOf = async (person: Person) => (await person.api(getWallet, {})).answer.credits;
const paymentOf = async (person: Person, id: Id) => (await person.api(getPayment, { id })).answer;
const rowsOf = (payment: Id) => reversalsOfPayment(service.platform.db, payment);

const referenceOf = async (payment: Id) => (await readPayment(service.platform.db, payment))?.reference ?? '';
const atTheBank = async (payment: Id) =>
  (await sandboxProvider(service.platform).fetch(await referenceOf(payment)))?.reversals;

/** Sets the bank's outcome of the next refund. */
const nextRefund = (payment: Id, what: string) =>
  sql`update sandbox.payments set next_refund = ${what} where order_id = ${payment}`.execute(
    service.platform.db,
  );

const settleWith = async (payment: Id, reversals: FetchedReversal[]) =>
  settlePayment(
    service.platform,
    payment,
    someFetchedPayment({
      ...{
        reference: await referenceOf(payment),
        state: 'paid',
        amount: 2499,
        currency: 'EUR',
        orderId: payment,
      },
      reversals,
    }),
  );

const subjectsTo = async (person: Person) => {
  const { email } = await addressOf(service.platform.db, person.id);
  return (service.service.mailbox?.list(email) ?? []).map(({ subject }) => subject);
};

test('takes unspent credits at once, sends a refund once, and notifies its member when it is done [CRED-11a, CON-6a]', async () => {
  const person = await service.person({ credits: 3 });
  const payment = await buyPackage(person, 'p1', { startNow: true });
  await spend(person, 13);
  const heard = recordEvents(await person.socket());
  await nextRefund(payment, 'pending');
  expect(await refund(payment)).toMatchObject({ amount: 1666, credits: 20 });
  expect(await creditsOf(person)).toBe(0);
  await eventually(async () =>
    expect(await atTheBank(payment)).toMatchObject([{ amount: 1666, state: 'pending' }]),
  );
  await eventually(async () => expect((await rowsOf(payment))[0]?.reference).not.toBeNull());
  expect(await paymentOf(person, payment)).toMatchObject({
    reversed: { amount: 1666, currency: 'EUR' },
    refund: 'pending',
    // The buyer did not withdraw, so the right to the rest stays (CON-1).
    withdraw_until: expect.any(String),
  });
  expect(heard.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ledger/credits-changed', 'payments/payment-changed']),
  );
  expect(await subjectsTo(person)).not.toContain('Je geld is terugbetaald');
  // The bank has sent it and reports so three times.
  const [sent] = (await atTheBank(payment)) ?? [];
  if (!sent) throw new Error('nothing was sent');
  await Promise.all(Array.from({ length: 3 }, () => settleWith(payment, [{ ...sent, state: 'done' }])));
  expect((await paymentOf(person, payment)).refund).toBe('done');
  await eventually(async () =>
    expect(
      (await subjectsTo(person)).filter((subject) => subject === 'Je geld is terugbetaald'),
    ).toHaveLength(1),
  );
  // One credit note besides the invoice, over the returned amount.
  await eventually(async () => {
    const { invoices } = (await person.api(getInvoices, { id: payment })).answer;
    expect(invoices.map(({ kind, gross }) => [kind, gross.amount])).toEqual([
      ['invoice', 2499],
      ['credit_note', 1666],
    ]);
  });
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('undoes a refund that the provider refuses, restores its exact credits and notifies its member [CRED-11a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person, 'p1', { startNow: true });
  await nextRefund(payment, 'not_enough_money');
  await refund(payment);
  await eventually(async () => expect((await rowsOf(payment))[0]?.state).toBe('undone'));
  expect(await creditsOf(person)).toBe(30);
  expect(await paymentOf(person, payment)).toMatchObject({ reversed: null, refund: null });
  await eventually(async () => expect(await subjectsTo(person)).toContain('Je terugbetaling is niet gelukt'));
  // It can be requested again.
  await nextRefund(payment, 'done');
  await refund(payment);
  await eventually(async () => expect((await paymentOf(person, payment)).refund).toBe('done'));
  expect(await creditsOf(person)).toBe(0);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('finds a refund with a lost answer before retrying, and sends the money once [CRED-11a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person, 'p1', { startNow: true });
  await nextRefund(payment, 'lost');
  const { reversal } = await refund(payment, { amount: 1000 });
  await eventually(async () => expect((await rowsOf(payment))[0]).toMatchObject({ state: 'done' }));
  expect(await atTheBank(payment)).toMatchObject([{ amount: 1000, ownId: ownIdOf(reversal) }]);
  expect(await creditsOf(person)).toBe(17);
});

test('matches a webhook that overtakes the answer by our own id, and ignores the later answer [CRED-11a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person, 'p1', { startNow: true });
  const { reversal } = await service.platform.transact((unit) => requestRefund(unsent(unit), asked(payment)));
  const news: FetchedReversal = {
    ...{ kind: 'refund', reference: 're_77', ownId: ownIdOf(reversal), amount: 2499, reason: null },
    state: 'pending',
  };
  await Promise.all([
    settleWith(payment, [news]),
    settleRefund(service.platform, payment, news),
    settleWith(payment, [news]),
  ]);
  expect(await rowsOf(payment)).toMatchObject([
    { id: reversal, reference: 're_77', state: 'pending', taken: 30 },
  ]);
  // The bank sends the money back weeks later.
  await settleWith(payment, [{ ...news, state: 'done' }]);
  await settleWith(payment, [{ ...news, state: 'undone' }]);
  await settleRefund(service.platform, payment, news);
  expect(await creditsOf(person)).toBe(30);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('never refunds more than was paid in simultaneous refunds, chargebacks included [CRED-11a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person, 'p1', { startNow: true });
  const back: FetchedReversal = {
    ...{ kind: 'chargeback', reference: 'chb_9', ownId: null, amount: 1000, state: 'done', reason: 'MD06' },
  };
  const all = await Promise.allSettled([
    ...Array.from({ length: 9 }, () =>
      service.platform.transact((unit) => requestRefund(unsent(unit), asked(payment, { amount: 700 }))),
    ),
    settleWith(payment, [back]),
  ]);
  const why = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const reason of why) expect(reason).toMatchObject({ code: 'refund_too_much' });
  const own = (await rowsOf(payment)).filter(({ requestedBy }) => requestedBy !== null);
  // Three before the bank's chargeback, or two after it.
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(own.length).toBeLessThanOrEqual(3);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
  // The database enforces it too.
  await expect(
    sql`insert into payment_reversals (payment_id, kind, amount, credits, taken, state, requested_by)
      values (${payment}, 'refund', 2499, 0, 0, 'pending', 'member')`.execute(service.platform.db),
  ).rejects.toThrow(/more than was paid/);
});

test('takes no credits of another order, and refuses if fewer are left than named [CRED-11a]', async () => {
  const person = await service.person({ credits: 0 });
  const first = await buyPackage(person, 'p1', { startNow: true });
  await spend(person, 30);
  const second = await buyPackage(person, 'p0', { startNow: true });
  expect(await refund(first, { amount: 'all' })).toMatchObject({ amount: 2499, credits: 0 });
  expect(await creditsOf(person)).toBe(10);
  await expect(refund(second, { amount: 500, credits: 11 })).rejects.toMatchObject({
    code: 'refund_too_much',
  });
  expect(await refund(second, { amount: 500, credits: 0 })).toMatchObject({ amount: 500, credits: 0 });
  expect(await creditsOf(person)).toBe(10);
  await expect(refund(first)).rejects.toMatchObject({ code: 'not_refundable' });
});

test('requires two operators to refund a direct debit that its bank may still take back [CRED-11a, SAFE-2d, SEPA-8a]', async () => {
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person, 'p1', { startNow: true });
  await sql`update payments set method = 'directdebit' where id = ${payment}`.execute(service.platform.db);
  for (const approvedBy of [undefined, operators[0]])
    await expect(refund(payment, { by: operator(approvedBy) })).rejects.toMatchObject({
      code: 'second_approval_needed',
    });
  expect(await rowsOf(payment)).toEqual([]);
  expect(await refund(payment, { by: operator(operators[1]) })).toMatchObject({ amount: 2499 });
});

test('refuses to refund an unpaid order [CRED-11a]', async () => {
  await expect(refund(4711)).rejects.toMatchObject({ code: 'not_refundable' });
  const person = await service.person({ credits: 0 });
  const payment = await buyPackage(person, 'p1', { startNow: true });
  await sql`update payments set state = 'failed', watched_until = null where id = ${payment}`.execute(
    service.platform.db,
  );
  await expect(refund(payment)).rejects.toMatchObject({ code: 'not_refundable' });
});

test("refunds all money that arrives for an erased member's order, once [CRED-11a, ACC-13e]", async () => {
  const person = await service.person({ credits: 0 });
  const order = { package: 'p1', payment_method: 'ideal', client_id: randomUUID() } as const;
  const { payment_id: payment } = (await person.api(createPayment, order)).answer;
  const { platform } = service;
  await platform.transact((unit) => eraseAccount(unit, person.id, new Date()));
  await sql`update members set erased_at = now() where id = ${person.id}`.execute(platform.db);
  await setSandboxState(platform.db, await referenceOf(payment), 'paid');
  await Promise.all(Array.from({ length: 5 }, () => settleWith(payment, [])));
  await eventually(async () =>
    expect(await rowsOf(payment)).toMatchObject([{ amount: 2499, taken: 30, state: 'done' }]),
  );
  expect(await atTheBank(payment)).toHaveLength(1);
  expect(await readPayment(platform.db, payment)).toMatchObject({ state: 'completed', reversedAmount: 2499 });
  const faults = await verifyLedger(platform.db);
  expect(faults.filter(({ member }) => member === person.id)).toEqual([]);
});
