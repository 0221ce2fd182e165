import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { day, hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { listFindings } from '#contract/payments/console/list-findings.ts';
import { resolveFinding } from '#contract/payments/console/resolve-finding.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { storeOrder } from '#tests/support/payments/stored-order.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { reversalsOfPayment } from '../orders/payment-reversals.sql.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { insertSandboxPayment, setSandboxState } from '../providers/sandbox/sandbox-payments.sql.ts';
import { sandboxProvider } from '../providers/sandbox/sandbox-provider.ts';
import { chargeBackSandboxPayment, sandboxReversals } from '../providers/sandbox/sandbox-reversals.sql.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { processWebhookHandler } from '../settlement/process-webhook.job.ts';
import { reconcileDuePayments } from '../settlement/reconcile-due-payments.ts';
import { reconcileLedger } from './reconcile-ledger.ts';
import { reconcileProviderHandler } from './reconcile-provider.job.ts';
import { reconcileProvider } from './reconcile-provider.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ clock });
const { platform } = service;
const { db } = platform;

let operator: TestOperator;
let person: Person;

beforeEach(async () => {
  await sql`delete from reconciliation_findings`.execute(db);
  await sql`delete from reconciliation_runs`.execute(db);
  // Beyond the period that the earlier tests used.
  clock.forward(30 * 24 * hourSeconds);
  operator = await newOperator(service);
  person = await service.person({ credits: 0 });
});

/** Moves the clock one night on, or by some hours, and compares. */
async function night(hours = 24): Promise<void> {
  clock.forward(hours * hourSeconds);
  await reconcileProvider(platform, sandboxProvider(platform));
}

const listed = async (resolved = false) =>
  (await (await operatorNow()).client.api(listFindings, { resolved })).answer;

const kinds = async () => (await listed()).results.map(({ kind }) => kind);

/** A new login, because the old one expires during the nights. */
async function operatorNow(): Promise<TestOperator> {
  operator = await newOperator(service);
  return operator;
}

/** Leaves the payment to the nightly comparison only. */
const forgotten = (id: Id) =>
  sql`update payments set next_check_at = ${new Date(clock.now().getTime() + 365 * day)}, watched_until = null
    where id = ${id}`.execute(db);

/** Ordered and opened at the bank, without further look-ups. */
async function ordered(): Promise<{ id: Id; reference: string }> {
  const input = { package: 'p1', payment_method: 'ideal', client_id: randomUUID() } as const;
  const { payment_id: id } = (await person.api(createPayment, input)).answer;
  await forgotten(id);
  return { id, reference: (await readPayment(db, id))?.reference ?? '' };
}

async function paid(): Promise<{ id: Id; reference: string }> {
  const id = await buyPackage(person);
  await forgotten(id);
  return { id, reference: (await readPayment(db, id))?.reference ?? '' };
}

const credits = async () => (await person.api(getWallet, {})).answer.credits;

test('records when a night without differences ran, over which period and how many payments [CRED-11d]', async () => {
  await paid();
  await ordered();
  expect((await listed()).overdue).toBe(true);
  await night(2);
  await reconcileLedger(platform);
  const { results, runs, overdue } = await listed();
  expect([results, overdue]).toEqual([[], false]);
  expect(runs).toMatchObject([
    { books: 'ledger', finished_at: expect.any(String) },
    { books: 'sandbox', theirs: 2, ours: 2, finished_at: expect.any(String) },
  ]);
  const [, run] = runs;
  expect(Date.parse(run?.covers_until ?? '') - Date.parse(run?.covers_from ?? '')).toBe(7 * day);
  // A missed night is visible.
  clock.forward(27 * hourSeconds);
  expect((await listed()).overdue).toBe(true);
});

test('settles and reports once what only the provider has as paid, and closes it the night after [CRED-5e, CRED-11d]', async () => {
  const { id, reference } = await ordered();
  await setSandboxState(db, reference, 'paid');
  await night(2);
  expect((await readPayment(db, id))?.state).toBe('completed');
  expect(await credits()).toBe(30);
  const { results } = await listed();
  expect(results).toMatchObject([
    {
      kind: 'paid_there',
      payment_id: id,
      provider_reference: reference,
      details: { ours: 'pending, 24.99 EUR', theirs: 'paid, 24.99 EUR' },
      resolved: null,
    },
  ]);
  await night();
  expect(await kinds()).toEqual([]);
  expect((await listed(true)).results).toMatchObject([
    { kind: 'paid_there', resolved: { how: 'gone', note: null } },
  ]);
  expect(await credits()).toBe(30);
});

test('takes credits back for a chargeback that only the provider has, and reports it [CRED-11d]', async () => {
  const { id, reference } = await paid();
  await chargeBackSandboxPayment(db, reference);
  await night(2);
  expect(await credits()).toBe(0);
  expect((await listed()).results).toMatchObject([
    {
      kind: 'reversal_missing',
      payment_id: id,
      details: { ours: null, theirs: expect.stringContaining('24.99 EUR') },
    },
  ]);
  await night();
  expect(await kinds()).toEqual([]);
});

test('finds each other kind of difference, and adds none again on a second night [CRED-11d]', async () => {
  const known = await paid();
  const back = await paid();
  await chargeBackSandboxPayment(db, back.reference);
  await night(2);
  await sql`delete from reconciliation_findings`.execute(db);
  await sql`delete from sandbox.reversals where payment_id = ${back.reference}`.execute(db);
  await sql`update sandbox.payments set amount = 2500 where id = ${known.reference}`.execute(db);
  const unpaid = await paid();
  await sql`update sandbox.payments set state = 'failed' where id = ${unpaid.reference}`.execute(db);
  const nowhere = await storeOrder(db, person.id);
  await sql`update payments set created_at = ${clock.now()}, next_check_at = ${new Date(clock.now().getTime() + 1e10)}
    where id = ${nowhere.id}`.execute(db);
  const unsent = await storeOrder(db, person.id);
  await sql`update payments set created_at = ${clock.now()}, provider_reference = null,
    next_check_at = ${new Date(clock.now().getTime() + 1e10)} where id = ${unsent.id}`.execute(db);
  await insertSandboxPayment(db, {
    ...{ id: `sb_${'7'.repeat(36)}`, amount: 999, currency: 'EUR', description: 'Vonk', method: 'ideal' },
    ...{ redirect_url: service.url, webhook_url: service.url, order_id: 4_503_599_627_370_495 },
    ...{ idempotency_key: randomUUID(), created_at: clock.now() },
  });
  await night(2);
  const expected = [
    ['amount_differs', known.id],
    ['no_reference', unsent.id],
    ['paid_here', unpaid.id],
    ['reversal_unknown', back.id],
    ['unknown_here', null],
    ['unknown_there', nowhere.id],
  ];
  const found = async () =>
    (await listed()).results
      .map(({ kind, payment_id }) => [kind, payment_id])
      .sort((a, b) => (`${a[0]}` < `${b[0]}` ? -1 : 1));
  expect(await found()).toEqual(expected);
  const before = (await listed()).results;
  await night();
  expect(await found()).toEqual(expected);
  const after = (await listed()).results;
  expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  expect(after.map(({ first_seen }) => first_seen).sort()).toEqual(
    before.map(({ first_seen }) => first_seen).sort(),
  );
  // Also when it is too old for the provider's list.
  await night(10 * 24);
  expect(await found()).toEqual(expected);
  await sql`update sandbox.payments set amount = 2499 where id = ${known.reference}`.execute(db);
  await night();
  expect(await kinds()).not.toContain('amount_differs');
});

test('reports a refund that was never sent, however old its order, and sends it [CRED-11d, CON-6b]', async () => {
  const { id, reference } = await paid();
  clock.forward(12 * 24 * hourSeconds);
  await operatorNow();
  const by = { kind: 'operator', id: operator.id } as const;
  // The job that should send it is lost.
  const { reversal } = await platform.transact((unit) =>
    requestRefund(
      { ...unit, enqueue: async () => {} },
      { payment: id, amount: 'unspent', reason: 'Storing', by, now: clock.now() },
    ),
  );
  await sql`update payment_reversals set created_at = ${clock.now()} where id = ${reversal}`.execute(db);
  await forgotten(id);
  await night(23);
  expect(await kinds()).toEqual([]);
  await night(2);
  expect((await listed()).results).toMatchObject([
    {
      kind: 'reversal_unknown',
      payment_id: id,
      provider_reference: reference,
      details: { ours: expect.stringContaining('pending, 24.99 EUR'), theirs: null },
    },
  ]);
  await eventually(async () =>
    expect(await reversalsOfPayment(db, id)).toMatchObject([{ id: reversal, state: 'done', amount: 2499 }]),
  );
  expect(await sandboxReversals(db, reference)).toHaveLength(1);
  await night();
  expect(await kinds()).toEqual([]);
});

test('keeps an explained finding closed until its details change [CRED-11d, SAFE-2d]', async () => {
  const { reference } = await paid();
  await sql`update sandbox.payments set amount = 2500 where id = ${reference}`.execute(db);
  await night(2);
  const [finding] = (await listed()).results;
  const input = { finding: finding?.id ?? 0, note: 'Rounded by hand' };
  const replies = await Promise.all([1, 2, 3].map(() => operator.client.api(resolveFinding, input)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const entries = await sql`select from audit_entries where action = 'credits/resolve-finding'
    and subject_id = ${input.finding} and operator_id = ${operator.id}`.execute(db);
  expect(entries.rows).toHaveLength(1);
  await night();
  expect(await kinds()).toEqual([]);
  expect((await listed(true)).results).toMatchObject([
    { resolved: { how: 'explained', note: 'Rounded by hand' } },
  ]);
  await sql`update sandbox.payments set amount = 2600 where id = ${reference}`.execute(db);
  await night();
  expect((await listed()).results).toMatchObject([
    { id: input.finding, details: { theirs: 'paid, 26.00 EUR' } },
  ]);
  const bad = await operator.client.api(resolveFinding, { finding: input.finding, note: ' ' });
  expect(bad.problem.errors).toMatchObject([{ field: 'note' }]);
  expect((await operator.client.api(resolveFinding, { finding: 1, note: 'what' })).status).toBe(404);
});

/** Hides the bank's books while the work runs. */
async function whileDown(work: () => Promise<void>): Promise<void> {
  await sql`alter table sandbox.payments rename to payments_away`.execute(db);
  try {
    await work();
  } finally {
    await sql`alter table sandbox.payments_away rename to payments`.execute(db);
  }
}

test('fails a night while the provider is down, shows it as unfinished, and still checks our books [CRED-11d]', async () => {
  await whileDown(() => expect(reconcileProviderHandler.run({}, platform)).rejects.toThrow('comparison'));
  const { runs, overdue } = await listed();
  expect(runs).toMatchObject([
    { books: 'ledger', finished_at: expect.any(String) },
    { books: 'sandbox', finished_at: null },
  ]);
  expect(overdue).toBe(true);
  await reconcileProviderHandler.run({}, platform);
  expect((await listed()).overdue).toBe(false);
});

test("settles a payment within 15 minutes of the bank's return after a missed webhook, an old one too [CRED-5e]", async () => {
  const input = { package: 'p1', payment_method: 'ideal', client_id: randomUUID() } as const;
  const { payment_id: id } = (await person.api(createPayment, input)).answer;
  const reference = (await readPayment(db, id))?.reference ?? '';
  await setSandboxState(db, reference, 'pending');
  // From the second day on it is looked up once an hour.
  clock.forward(3 * 24 * hourSeconds);
  await reconcileDuePayments(platform);
  await setSandboxState(db, reference, 'paid');
  clock.forward(300);
  // The bank is down between two look-ups; its webhook is retried for a while and dropped.
  await whileDown(async () => {
    await expect(processWebhookHandler.run({ provider: 'sandbox', reference }, platform)).rejects.toThrow();
    for (let minute = 0; minute < 25; minute += 1) {
      clock.forward(60);
      await reconcileDuePayments(platform);
    }
  });
  for (let minute = 0; minute < 15; minute += 1) {
    clock.forward(60);
    await reconcileDuePayments(platform);
  }
  expect((await readPayment(db, id))?.state).toBe('completed');
  expect(await credits()).toBe(30);
});
