import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { answerWithdrawalCase } from '#contract/payments/console/answer-withdrawal-case.ts';
import { dismissWithdrawalCases } from '#contract/payments/console/dismiss-withdrawal-cases.ts';
import { listWithdrawalCases } from '#contract/payments/console/list-withdrawal-cases.ts';
import { openWithdrawalCase } from '#contract/payments/console/open-withdrawal-case.ts';
import { reopenWithdrawalCase } from '#contract/payments/console/reopen-withdrawal-case.ts';
import type { WithdrawalCase } from '#contract/payments/console/withdrawal-case.ts';
import { addressOf } from '#server/notifications/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { purgeWithdrawalsHandler } from './purge-withdrawals.job.ts';

const clock = movableClock();
let service: PeopleService;
let operator: TestOperator;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock, trustProxy: true });
  operator = await newOperator(service);
});

const db = () => service.platform.db;
let numbers = 2_000_000_000_000;
const unknownOrder = (): string => {
  numbers += 1;
  return `${numbers}`;
};

const declare = (order: string, email: string, ip: string) =>
  service
    .client()
    .api(confirmWithdrawal, { name: 'A. Nonymus', order, email }, { headers: { 'x-forwarded-for': ip } });

const list = async (input: CallOf<typeof listWithdrawalCases> = {}) =>
  (await operator.client.api(listWithdrawalCases, input)).answer.results;

/** A stranger declares so many made-up orders from one network. Returns the cases. */
async function flood(number: number, ip: string, orderOf = unknownOrder): Promise<WithdrawalCase[]> {
  const orders: string[] = [];
  for (let turn = 0; turn < number; turn += 1) {
    const order = orderOf();
    orders.push(order);
    await declare(order, `typed${numbers}-${turn}@post.example`, ip);
  }
  return eventually(async () => {
    const found = (await list()).filter(({ order }) => orders.includes(order));
    expect(found).toHaveLength(number);
    return found;
  });
}

const dismiss = (cases: readonly Id[], reason = 'Made-up numbers from one network') =>
  operator.client.api(dismissWithdrawalCases, { cases: [...cases], reason });

const idsOf = (cases: readonly WithdrawalCase[]): Id[] => cases.map(({ id }) => id);

test('finds the cases of one network or number, and closes them at once without a mail [CRED-12g]', async () => {
  const spam = await flood(20, '198.51.100.7');
  const [honest] = await flood(1, '203.0.113.9');
  const network = spam[0]?.network ?? undefined;
  expect(network).toMatch(/^[0-9a-f]{8}$/);
  expect(idsOf(await list({ network })).sort()).toEqual(idsOf(spam).sort());
  expect(idsOf(await list({ order: honest?.order }))).toEqual([honest?.id]);
  const { rows: before } = await sql`select from pgboss.job
    where name = 'payments/mail-withdrawal-case' and data->>'kind' = 'withdrawal_answered'`.execute(db());
  expect((await dismiss(idsOf(spam))).answer).toEqual({ closed: 20 });
  expect((await dismiss(idsOf(spam))).answer).toEqual({ closed: 0 });
  expect(idsOf(await list())).toEqual([honest?.id]);
  const closed = await list({ closed: true });
  expect(closed.map(({ outcome }) => outcome)).toEqual(Array(20).fill('dismissed'));
  const { rows: after } = await sql`select from pgboss.job
    where name = 'payments/mail-withdrawal-case' and data->>'kind' = 'withdrawal_answered'`.execute(db());
  expect(after.length).toBe(before.length);
  const { rows } = await sql<{ details: { cases: string } }>`select details from audit_entries
    where action = 'credits/dismiss-withdrawals' and operator_id = ${operator.id}`.execute(db());
  expect(rows).toHaveLength(1);
  expect(rows[0]?.details.cases.split(' ').map(Number).sort()).toEqual(idsOf(spam).sort());
});

test('leaves out answered and unknown cases, and refuses bad input by field [CRED-12g]', async () => {
  const [answered, open] = await flood(2, '198.51.101.7');
  await operator.client.api(answerWithdrawalCase, { case: answered?.id ?? 0, words: 'We found nothing.' });
  expect((await dismiss([answered?.id ?? 0, open?.id ?? 0, 12_345])).answer).toEqual({ closed: 1 });
  const bad = await dismiss([], ' ');
  expect(bad.status).toBe(400);
  expect(bad.problem.errors?.map(({ field }) => field).sort()).toEqual(['cases', 'reason']);
  const many = await dismiss(Array.from({ length: 201 }, (_, at) => at + 1));
  expect(many.problem.errors?.[0]).toMatchObject({ field: 'cases', code: 'too_many' });
});

test('keeps a dismissed case for 200 days with its reason, and opens it again [CRED-12g]', async () => {
  const order = unknownOrder();
  const [found] = await flood(1, '198.51.102.7', () => order);
  const id = found?.id ?? 0;
  await dismiss([id]);
  const shown = (await operator.client.api(openWithdrawalCase, { case: id })).answer;
  expect(shown).toMatchObject({ outcome: 'dismissed', dismissal: 'Made-up numbers from one network' });
  const reopen = () => operator.client.api(reopenWithdrawalCase, { case: id });
  expect([(await reopen()).status, (await reopen()).status]).toEqual([200, 200]);
  expect((await list({ order }))[0]).toMatchObject({ id, outcome: null, due_at: found?.due_at });
  await dismiss([id]);
  // The sender declares the same again: a new case, which the old one does not replace.
  await declare(order, `typed${numbers}-0@post.example`, '198.51.102.8');
  await eventually(async () => expect(await list({ order })).toHaveLength(1));
  expect((await reopen()).problem.code).toBe('case_closed');
  clock.forward(199 * daySeconds);
  await purgeWithdrawalsHandler.run({}, service.platform);
  operator = await newOperator(service);
  expect(idsOf(await list({ closed: true, order }))).toEqual([id]);
  clock.forward(2 * daySeconds);
  await purgeWithdrawalsHandler.run({}, service.platform);
  operator = await newOperator(service);
  expect(await list({ closed: true, order })).toEqual([]);
});

test('keeps the network of an open case for fourteen days, that of a closed one for a day [CRED-12g]', async () => {
  const [open, closed] = await flood(2, '198.51.103.7');
  await dismiss([closed?.id ?? 0]);
  const networks = async () => {
    const { rows } = await sql<{ network_hash: Buffer | null }>`select network_hash from withdrawal_cases
      where id = any(${[open?.id, closed?.id]}::bigint[]) order by outcome nulls first`.execute(db());
    return rows.map(({ network_hash }) => network_hash !== null);
  };
  for (const [days, kept] of [
    [2, [true, false]],
    [14, [false, false]],
  ] as const) {
    clock.forward(days * daySeconds);
    await purgeWithdrawalsHandler.run({}, service.platform);
    expect(await networks()).toEqual(kept);
  }
  operator = await newOperator(service);
});

test('records the read of the member whose orders an opened case shows [OPS-6k]', async () => {
  const person = await service.person();
  const { email } = await addressOf(db(), person.id);
  const order = unknownOrder();
  await declare(order, email ?? '', '198.51.104.7');
  const [found] = await eventually(async () => {
    const cases = await list({ order });
    expect(cases).toHaveLength(1);
    return cases;
  });
  await operator.client.api(openWithdrawalCase, { case: found?.id ?? 0 });
  const { rows } = await sql<{ operation: string }>`select operation from security_events
    where kind = 'operator_read' and member_id = ${person.id} and operator_id = ${operator.id}`.execute(db());
  expect(rows).toEqual([{ operation: 'payments/open-withdrawal-case' }]);
});
