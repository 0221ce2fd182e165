import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { getPayment } from '#contract/payments/get-payment.ts';
import { findPayments } from '#contract/profiles/find-payments.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { readPaymentRecord } from '../console/read-payment-record.ts';
import { reconcileLedger } from '../reconciliation/reconcile-ledger.ts';

const clock = movableClock();
let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const buyAndWithdraw = async (person: Person): Promise<Id> => {
  const payment = await buyPackage(person, 'p0');
  await person.api(confirmWithdrawal, { name: 'A. Koper', order: `${payment}`, email: 'a@post.example' });
  await eventually(async () =>
    expect((await person.api(getPayment, { id: payment })).answer.reversed).not.toBeNull(),
  );
  return payment;
};

const findings = async () => {
  await reconcileLedger(service.platform);
  const { rows } = await sql<{ subject: string; ours: string; open: boolean }>`
    select subject, details ->> 'ours' as ours, resolved_at is null as open
    from reconciliation_findings where kind = 'serial_withdrawals'`.execute(service.platform.db);
  return rows;
};

const countAt = async (payment: Id) =>
  (await readPaymentRecord(service.platform.db, payment, clock.now()))?.withdrawals;

test('reports a member who withdraws three times in 90 days to operators, once [CRED-14b]', async () => {
  const [person, rare] = [await service.person({ credits: 0 }), await service.person({ credits: 0 })];
  const orders = [await buyAndWithdraw(person), await buyAndWithdraw(person)];
  await buyAndWithdraw(rare);
  expect(await findings()).toEqual([]);
  orders.push(await buyAndWithdraw(person));
  const told = {
    subject: `member ${person.id}`,
    ours: `member ${person.id}: orders ${orders.join(', ')}`,
    open: true,
  };
  expect(await findings()).toEqual([told]);
  expect(await findings()).toEqual([told]);
});

test('counts three withdrawals within more than 90 days as no finding [CRED-14b]', async () => {
  const person = await service.person({ credits: 0 });
  const before = (await findings()).length;
  for (let round = 0; round < 3; round += 1) {
    await buyAndWithdraw(person);
    clock.forward(50 * 24 * 3600);
  }
  expect(await findings()).toHaveLength(before);
});

test("shows the member's withdrawals of 12 months with each payment [CRED-14b]", async () => {
  const person = await service.person({ credits: 0 });
  const first = await buyAndWithdraw(person);
  clock.forward(200 * 24 * 3600);
  const kept = await buyPackage(person, 'p0');
  await buyAndWithdraw(person);
  expect([await countAt(first), await countAt(kept)]).toEqual([2, 2]);
  clock.forward(200 * 24 * 3600);
  expect(await countAt(kept)).toBe(1);
});

test('counts the withdrawals of each buyer in the list of payments [CRED-14b, SAFE-2d]', async () => {
  const [again, never] = [await service.person({ credits: 0 }), await service.person({ credits: 0 })];
  for (let round = 0; round < 2; round += 1) await buyAndWithdraw(again);
  await buyPackage(never, 'p0');
  const operator = await newOperator(service);
  const countsOf = async ({ id }: { readonly id: Id }) =>
    (await operator.client.api(findPayments, { search: `${id}` })).answer.results.map(
      ({ withdrawals }) => withdrawals,
    );
  expect(await countsOf(again)).toEqual([2, 2]);
  expect(await countsOf(never)).toEqual([0]);
});
