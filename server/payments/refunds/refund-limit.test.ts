import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { decideRefund } from '#contract/payments/console/decide-refund.ts';
import { listRefundProposals } from '#contract/payments/console/list-refund-proposals.ts';
import { refundPayment } from '#contract/payments/console/refund-payment.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';

// A limit of 10 euro: orders of 25 euro are above it.
const service = await startServiceWithMembers({ refundApprovalLimit: 10 });
const { db } = service.platform;

let asker: TestOperator;
let approver: TestOperator;
let payment: Id;

beforeEach(async () => {
  asker = await newOperator(service, service.client(), ['finance']);
  approver = await newOperator(service, service.client(), ['finance']);
  payment = await buyPackage(await service.person({ credits: 0 }), 'p1', { startNow: true });
});

const refund = async (amount: number, of = payment) => {
  const input = { payment: of, amount, credits: 0, reason: 'Twice', confirm_disproportion: true };
  return (await asker.client.api(refundPayment, input)).answer.outcome;
};

const waiting = async ({ client }: TestOperator) =>
  (await client.api(listRefundProposals, {})).answer.results.find((one) => one.payment === payment);

const approve = ({ client }: TestOperator, proposal: number) =>
  client.api(decideRefund, { proposal, approved: true });

const booked = async () => {
  const { rows } = await sql<{ amount: number; operator_id: Id; approved_by: Id | null }>`
    select amount, operator_id, approved_by from payment_reversals
    where payment_id = ${payment} order by id`.execute(db);
  return rows;
};

describe('a refund above the limit', () => {
  test('waits for a second operator, and is booked in the name of both [SAFE-6a]', async () => {
    expect(await refund(1001)).toBe('waits');
    expect(await booked()).toEqual([]);
    const proposal = await waiting(approver);
    expect(proposal).toMatchObject({ amount: { amount: 1001 }, asked_by: asker.email, own: false });
    expect((await approve(asker, proposal?.proposal ?? 0)).problem.code).toBe('own_proposal');
    (await approve(approver, proposal?.proposal ?? 0)).answer;
    expect(await booked()).toEqual([{ amount: 1001, operator_id: asker.id, approved_by: approver.id }]);
    expect((await approve(approver, proposal?.proposal ?? 0)).status).toBe(404);
  });

  test('cannot be split into smaller ones of the same payment [SAFE-6a]', async () => {
    expect(await refund(600)).toBe('requested');
    expect(await refund(400)).toBe('requested');
    expect(await refund(1)).toBe('waits');
  });

  test('includes one that exceeds five limits of one operator in a day [SAFE-6a]', async () => {
    for (let order = 0; order < 5; order += 1) {
      const id = await buyPackage(await service.person({ credits: 0 }), 'p1', { startNow: true });
      expect(await refund(1000, id)).toBe('requested');
    }
    expect(await refund(100)).toBe('waits');
  });

  test('includes simultaneous refunds of several payments, which count each other [SAFE-6a]', async () => {
    const orders: Id[] = [];
    for (let order = 0; order < 7; order += 1)
      orders.push(await buyPackage(await service.person({ credits: 0 }), 'p1', { startNow: true }));
    const outcomes = await Promise.all(orders.map((id) => refund(1000, id)));
    expect(outcomes.filter((outcome) => outcome === 'requested')).toHaveLength(5);
  });

  test('is refused if the money was refunded meanwhile, and still waits [SAFE-6a]', async () => {
    expect(await refund(2000)).toBe('waits');
    const proposal = (await waiting(approver))?.proposal ?? 0;
    await sql`insert into payment_reversals (payment_id, kind, provider_reference, amount, credits, taken, state)
      values (${payment}, 'refund', 're_elsewhere', 1000, 0, 0, 'pending')`.execute(db);
    expect((await approve(approver, proposal)).problem.code).toBe('refund_too_much');
    expect((await waiting(approver))?.proposal).toBe(proposal);
  });

  test('is not approved by a new operator, or for a disabled one [SAFE-6a]', async () => {
    expect(await refund(2000)).toBe('waits');
    const proposal = (await waiting(approver))?.proposal ?? 0;
    const later = new Date(Date.now() + 3_600_000);
    await sql`update operators set approves_from = ${later} where id = ${approver.id}`.execute(db);
    expect((await approve(approver, proposal)).problem.code).toBe('approver_too_new');
    const forced = sql`update refund_proposals set decided_by = ${approver.id}, decided_at = now(),
      approved = true where id = ${proposal}`;
    await expect(forced.execute(db)).rejects.toThrow('may not approve yet');
    const third = await newOperator(service, service.client(), ['finance']);
    await sql`update operators set disabled_at = now(), password_hash = null, sealed_secret = null
      where id = ${asker.id}`.execute(db);
    expect((await approve(third, proposal)).problem.code).toBe('asker_disabled');
  });
});
