import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { decideRefund } from '#contract/payments/console/decide-refund.ts';
import { getConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import { liftDebitBlock } from '#contract/payments/console/lift-debit-block.ts';
import { listDebitBlocks } from '#contract/payments/console/list-debit-blocks.ts';
import { listDebts } from '#contract/payments/console/list-debts.ts';
import { listSharedAccounts } from '#contract/payments/console/list-shared-accounts.ts';
import { refundPayment } from '#contract/payments/console/refund-payment.ts';
import { waiveDebt } from '#contract/payments/console/waive-debt.ts';
import { spendCredits, verifyLedger } from '#server/ledger/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { chargeBackSandboxPayment } from '../providers/sandbox/sandbox-reversals.sql.ts';
import { refreshPayment } from '../settlement/refresh-payment.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ clock });
const { platform } = service;
const { db } = platform;

const week = 7 * daySeconds;

let operator: TestOperator;
let person: Person;

beforeEach(async () => {
  operator = await newOperator(service);
  person = await service.person({ credits: 0 });
});

const factsOf = async (id: Id, by = operator) => (await by.client.api(getConsolePayment, { id })).answer;

const spend = (amount: number) =>
  platform.transact((unit) =>
    spendCredits(unit, { member: person.id, amount, reason: 'message', key: `message:${amount}` }),
  );

const stored = async (id: Id) => {
  const payment = await readPayment(db, id);
  if (!payment) throw new Error('the payment is gone');
  return payment;
};

/** The bank takes all of the money back, and we have fetched that. */
async function chargedBack(id: Id): Promise<void> {
  const payment = await stored(id);
  await chargeBackSandboxPayment(db, payment.reference ?? '');
  await refreshPayment(platform, payment, null);
}

const entries = async (action: string) =>
  (await sql`select from audit_entries where action = ${action} and member_id = ${person.id}`.execute(db))
    .rows.length;

test('shows a payment with all its events in order [SAFE-2d]', async () => {
  const id = await buyPackage(person, 'p1', { startNow: true });
  await eventually(async () => expect((await factsOf(id)).invoices).toHaveLength(1));
  await spend(8);
  clock.forward(60);
  await chargedBack(id);
  const facts = await factsOf(id);
  expect(facts).toMatchObject({
    payment_id: id,
    member: person.id,
    state: 'completed',
    price: { amount: 2499, currency: 'EUR' },
    reversed: { amount: 2499 },
    start_now: { language: 'nl', text_version: expect.any(String) },
    withdrawals: 0,
    mandate: null,
    reversals: [{ kind: 'chargeback', state: 'done', credits: 30, taken: 22 }],
    debt: 8,
    refundable: { most: { amount: 0 } },
  });
  const what = facts.events.map((event) => event.what);
  expect(what.slice(0, 3)).toEqual(['ordered', 'agreed_to_start', 'completed']);
  expect(what.indexOf('chargeback_began')).toBeGreaterThan(what.indexOf('invoiced'));
  const times = facts.events.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect((await operator.client.api(getConsolePayment, { id: 1 })).status).toBe(404);
});

test('refunds a part with its credits and a reason, and never more than is left [CRED-11a, SAFE-2d]', async () => {
  const id = await buyPackage(person, 'p1', { startNow: true });
  await spend(10);
  expect((await factsOf(id)).refundable).toEqual({
    most: { amount: 2499, currency: 'EUR' },
    unspent: { amount: 1666, currency: 'EUR' },
    credits: 20,
  });
  const wanted = { payment: id, amount: 1000, credits: 12, reason: 'Not what was promised' };
  const refunded = await operator.client.api(refundPayment, wanted);
  expect(refunded.answer).toEqual({ payment: id, outcome: 'requested' });
  expect((await person.api(getWallet, {})).answer.credits).toBe(8);
  expect(await entries('credits/refund-payment')).toBe(1);
  const facts = await factsOf(id);
  expect(facts).toMatchObject({
    reversals: [{ kind: 'refund', amount: { amount: 1000 }, taken: 12 }],
    debt: 0,
  });
  expect(facts.events).toContainEqual(
    expect.objectContaining({ what: 'refund_began', more: 'Not what was promised' }),
  );
  for (const more of [{ amount: 1500 }, { amount: 100, credits: 9 }]) {
    const { status, problem } = await operator.client.api(refundPayment, { ...wanted, ...more });
    expect([status, problem.code]).toEqual([409, 'refund_too_much']);
  }
  const bad = await operator.client.api(refundPayment, { ...wanted, amount: 0, reason: '  ' });
  expect(bad.problem.errors?.map(({ field }) => field)).toEqual(['amount', 'reason']);
  expect(await entries('credits/refund-payment')).toBe(1);
  expect(await verifyLedger(db)).toEqual([]);
});

test('refuses a refund out of proportion with its numbers until the operator confirms it [CRED-11f, SAFE-2d]', async () => {
  const id = await buyPackage(person);
  const cent = { payment: id, amount: 1, credits: 30, reason: 'Typed wrong' };
  const refused = await operator.client.api(refundPayment, cent);
  expect([refused.status, refused.problem.code]).toEqual([409, 'refund_out_of_proportion']);
  expect(refused.problem.detail).toContain('24.99 EUR');
  expect(refused.problem.detail).toContain('0.01 EUR');
  // The other way round, and just within 10 points of 24.99 for 30 credits.
  const generous = { ...cent, amount: 2499, credits: 0 };
  expect((await operator.client.api(refundPayment, generous)).problem.code).toBe('refund_out_of_proportion');
  expect((await person.api(getWallet, {})).answer.credits).toBe(30);
  expect((await factsOf(id)).reversals).toEqual([]);
  expect(await entries('credits/refund-payment')).toBe(0);
  const fair = { ...cent, amount: 249, credits: 0 };
  expect((await operator.client.api(refundPayment, fair)).status).toBe(200);
  const meant = { ...cent, amount: 2000, credits: 1, confirm_disproportion: true };
  expect((await operator.client.api(refundPayment, meant)).answer.outcome).toBe('requested');
  // A confirmation does not lift the limits.
  const beyond = { ...meant, amount: 2000 };
  expect((await operator.client.api(refundPayment, beyond)).problem.code).toBe('refund_too_much');
});

/** Turns a paid order into a direct debit in our books. */
async function debited(): Promise<Id> {
  const id = await buyPackage(person);
  await sql`update payments set method = 'directdebit' where id = ${id}`.execute(db);
  return id;
}

test('refunds a direct debit within eight weeks once a second operator approves [SAFE-2d, SEPA-8a]', async () => {
  const id = await debited();
  const wanted = { payment: id, amount: 999, credits: 12, reason: 'Asked nicely' };
  expect((await operator.client.api(refundPayment, wanted)).answer.outcome).toBe('waits');
  expect((await operator.client.api(refundPayment, wanted)).problem.code).toBe('refund_waits');
  expect((await person.api(getWallet, {})).answer.credits).toBe(30);
  const own = (await factsOf(id)).proposal;
  expect(own).toMatchObject({
    ...{ amount: { amount: 999 }, credits: 12, reason: 'Asked nicely', own: true, early: false },
  });
  const proposal = own?.id ?? 0;
  const alone = await operator.client.api(decideRefund, { proposal, approved: true });
  expect([alone.status, alone.problem.code]).toEqual([409, 'own_proposal']);
  const others = [await newOperator(service), await newOperator(service)];
  expect((await factsOf(id, others[0])).proposal?.own).toBe(false);
  const answers = await Promise.all(
    others.map(({ client }) => client.api(decideRefund, { proposal, approved: true })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const { rows } = await sql<{ operator_id: Id; approved_by: Id }>`
    select operator_id, approved_by from payment_reversals where payment_id = ${id}`.execute(db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.operator_id).toBe(operator.id);
  expect(others.map((other) => other.id)).toContain(rows[0]?.approved_by);
  expect((await factsOf(id)).proposal).toBeNull();
  expect(await entries('credits/propose-refund')).toBe(1);
  expect(await entries('credits/approve-refund')).toBe(1);
  expect(await verifyLedger(db)).toEqual([]);
});

test('sends nothing for a declined or withdrawn proposal, and needs one operator after eight weeks [SAFE-2d, SEPA-8a]', async () => {
  const id = await debited();
  const wanted = { payment: id, amount: 200, credits: 0, reason: 'First try' };
  await operator.client.api(refundPayment, wanted);
  const proposal = (await factsOf(id)).proposal?.id ?? 0;
  const back = await operator.client.api(decideRefund, { proposal, approved: false });
  expect(back.answer).toEqual({ payment: id, approved: false });
  expect((await factsOf(id)).reversals).toEqual([]);
  expect((await operator.client.api(refundPayment, wanted)).answer.outcome).toBe('waits');
  clock.forward(8 * week + 60);
  const later = await newOperator(service);
  const second = (await factsOf(id, later)).proposal?.id ?? 0;
  await later.client.api(decideRefund, { proposal: second, approved: false });
  expect((await later.client.api(refundPayment, wanted)).answer.outcome).toBe('requested');
});

test("lists a member's debt and waives it once, with a reason [SAFE-2d, PAY-34c]", async () => {
  const id = await buyPackage(person, 'p1', { startNow: true });
  await spend(25);
  await chargedBack(id);
  const mine = async () =>
    (await operator.client.api(listDebts, {})).answer.results.filter(({ member }) => member === person.id);
  expect(await mine()).toMatchObject([{ payment_id: id, credits: 25, reversed: { amount: 2499 } }]);
  expect((await operator.client.api(waiveDebt, { payment: id, reason: '' })).problem.errors).toMatchObject([
    { field: 'reason' },
  ]);
  const waive = () => operator.client.api(waiveDebt, { payment: id, reason: 'Card was stolen' });
  const replies = await Promise.all([waive(), waive(), waive()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await mine()).toEqual([]);
  const facts = await factsOf(id);
  expect(facts.debt).toBe(0);
  expect(facts.events.at(-1)).toMatchObject({ what: 'debt_waived', more: '25: Card was stolen' });
  expect(await entries('credits/waive-debt')).toBe(1);
});

test('lists members with a direct debit block, and lifts a block once [CRED-11c, SAFE-2d]', async () => {
  const id = await debited();
  await sql`insert into debit_blocks (member_id, payment_id, reason, since)
    values (${person.id}, ${id}, 'disputed', ${clock.now()})`.execute(db);
  const mine = async () =>
    (await operator.client.api(listDebitBlocks, {})).answer.results.filter(
      ({ member }) => member === person.id,
    );
  expect(await mine()).toMatchObject([{ payment_id: id, reason: 'disputed' }]);
  expect((await factsOf(id)).debit_block).toBe('disputed');
  const replies = await Promise.all(
    [1, 2].map(() => operator.client.api(liftDebitBlock, { member: person.id })),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await mine()).toEqual([]);
  expect((await factsOf(id)).debit_block).toBeNull();
  expect(await entries('credits/lift-debit-block')).toBe(1);
});

test('lists a bank account shared by several members by its last characters only [SAFE-2d, SEPA-12d]', async () => {
  const other = await service.person();
  const hash = randomBytes(32);
  for (const member of [person.id, other.id])
    await sql`insert into payment_mandates (member_id, site_id, method, provider, mandate_reference, iban_hash,
        last_four, cap_amount, currency, text_version, language, signed_at)
      values (${member}, 1, 'directdebit', 'sandbox', ${`V-${member}`.slice(0, 35)}, ${hash}, '4300', 5000, 'EUR', '1',
        'nl', ${clock.now()})`.execute(db);
  const { results } = (await operator.client.api(listSharedAccounts, {})).answer;
  expect(results).toHaveLength(1);
  expect(results[0]?.last_four).toBe('4300');
  expect(new Set(results[0]?.members)).toEqual(new Set([person.id, other.id]));
});
