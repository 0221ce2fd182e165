import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { assignApprovals } from '#contract/operators/assign-approvals.ts';
import { ownedAtMost } from '#contract/operators/item-owner.ts';
import { listApprovals } from '#contract/operators/list-approvals.ts';
import { confirmWithdrawal } from '#contract/payments/confirm-withdrawal.ts';
import { answerWithdrawalCase } from '#contract/payments/console/answer-withdrawal-case.ts';
import { assignMoneyItems } from '#contract/payments/console/assign-money-items.ts';
import { decideCode } from '#contract/payments/console/decide-code.ts';
import { decideRefund } from '#contract/payments/console/decide-refund.ts';
import { dismissWithdrawalCases } from '#contract/payments/console/dismiss-withdrawal-cases.ts';
import { listFindings } from '#contract/payments/console/list-findings.ts';
import { listRefundProposals } from '#contract/payments/console/list-refund-proposals.ts';
import { listWithdrawalCases } from '#contract/payments/console/list-withdrawal-cases.ts';
import { makeCode } from '#contract/payments/console/make-code.ts';
import { openWithdrawalCase } from '#contract/payments/console/open-withdrawal-case.ts';
import { resolveFinding } from '#contract/payments/console/resolve-finding.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';

const clock = movableClock();
let service: PeopleService;
let vera: TestOperator;
let wim: TestOperator;

beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
});

const db = () => service.platform.db;

beforeEach(async () => {
  await sql`delete from item_owners`.execute(db());
  vera = await newOperator(service, service.client(), ['finance']);
  wim = await newOperator(service, service.client(), ['finance']);
});

let numbers = 2_000_000_000_000;
/** Ids of this many new withdrawals without an order. */
async function cases(number = 1): Promise<Id[]> {
  const made: Id[] = [];
  for (let one = 0; one < number; one += 1) {
    numbers += 1;
    const order = `${numbers}`;
    const typed = { name: 'J. de Vries', order, email: `w${numbers}@post.example` };
    await service.client().api(confirmWithdrawal, typed);
    await eventually(async () => {
      const { rows } = await sql<{ id: Id }>`
        select id from withdrawal_cases where order_number = ${order}`.execute(db());
      expect(rows).toHaveLength(1);
      made.push(rows[0]?.id ?? 0);
    });
  }
  return made;
}

async function finding(): Promise<Id> {
  numbers += 1;
  const { rows } = await sql<{ id: Id }>`
    insert into reconciliation_findings (books, kind, subject, details, first_seen, last_seen)
    values ('sandbox', 'amount_differs', ${`test ${numbers}`}, '{"ours": "1", "theirs": "2"}', ${clock.now()},
      ${clock.now()}) returning id`.execute(db());
  return rows[0]?.id ?? 0;
}

const assign = ({ client }: TestOperator, given: CallOf<typeof assignMoneyItems>) =>
  client.api(assignMoneyItems, given);
const list = async (filter: CallOf<typeof listWithdrawalCases> = {}, by = vera) =>
  (await by.client.api(listWithdrawalCases, filter)).answer;
const ids = async (filter: CallOf<typeof listWithdrawalCases>, by = vera) =>
  (await list(filter, by)).results.map(({ id }) => id);

describe('an owned withdrawal', () => {
  test('belongs to an operator or a colleague, visibly, and is recorded [SAFE-10p]', async () => {
    const [one = 0, two = 0] = await cases(2);
    expect((await assign(vera, { queue: 'withdrawal', ids: [one, two], to: vera.id })).answer).toEqual({
      assigned: 2,
    });
    await assign(vera, { queue: 'withdrawal', ids: [two], to: wim.id });
    expect(await ids({ owner: 'mine' })).toEqual([one]);
    expect(await ids({ owner: 'others' })).toEqual([two]);
    expect(await ids({ owner: 'nobody' })).not.toContain(one);
    const owner = { id: vera.id, email: vera.email, own: false, holds: false };
    expect((await list({ owner: 'others' }, wim)).results[0]?.owner).toEqual(owner);
    await assign(wim, { queue: 'withdrawal', ids: [two], to: null });
    expect(await ids({ owner: 'mine' }, wim)).toEqual([]);
    const { rows } = await sql`select operator_id, subject_id, details from audit_entries
      where action = 'operators/assign-item' and subject_id = ${two} order by id`.execute(db());
    expect(rows).toEqual([
      { operator_id: vera.id, subject_id: two, details: { queue: 'withdrawal', to: vera.id } },
      { operator_id: vera.id, subject_id: two, details: { queue: 'withdrawal', to: wim.id, from: vera.id } },
      { operator_id: wim.id, subject_id: two, details: { queue: 'withdrawal', from: wim.id } },
    ]);
  });

  test('stays with the colleague who has it open, who alone answers it [SAFE-10p]', async () => {
    const [id = 0] = await cases();
    await vera.client.api(openWithdrawalCase, { case: id });
    expect((await wim.client.api(openWithdrawalCase, { case: id })).problem.code).toBe('held_by_colleague');
    expect((await assign(wim, { queue: 'withdrawal', ids: [id], to: wim.id })).problem.code).toBe(
      'held_by_colleague',
    );
    const answered = await wim.client.api(answerWithdrawalCase, { case: id, words: 'Geen bestelling.' });
    expect(answered.problem.code).toBe('held_by_colleague');
    const dismissed = await wim.client.api(dismissWithdrawalCases, { cases: [id], reason: 'Vloed' });
    expect(dismissed.answer).toEqual({ closed: 0 });
    (await vera.client.api(answerWithdrawalCase, { case: id, words: 'Geen bestelling.' })).answer;
    const { rows } = await sql`select from item_owners where item_id = ${id}`.execute(db());
    expect(rows).toEqual([]);
    expect((await wim.client.api(openWithdrawalCase, { case: id })).answer.outcome).toBe('answered');
  });

  test('is open for half an hour, and assigned for a day without a look [SAFE-10p]', async () => {
    const [one = 0, two = 0] = await cases(2);
    await vera.client.api(openWithdrawalCase, { case: one });
    await assign(vera, { queue: 'withdrawal', ids: [two], to: vera.id });
    const later = async (hours: number) => {
      const by = sql`make_interval(secs => ${hours * 3600}::float8)`;
      await sql`update item_owners set claimed_until = claimed_until - ${by},
        assigned_until = assigned_until - ${by}`.execute(db());
    };
    await later(0.5);
    expect((await wim.client.api(openWithdrawalCase, { case: one })).status).toBe(200);
    expect(await ids({ owner: 'mine' })).toEqual([two]);
    await later(23);
    await vera.client.api(openWithdrawalCase, { case: two });
    await later(23);
    expect(await ids({ owner: 'mine' })).toEqual([two]);
    await later(1);
    expect(await ids({ owner: 'mine' })).toEqual([]);
  });

  test('is never assigned past fifty, and all of a call or none [SAFE-10p]', async () => {
    const [one = 0, two = 0] = await cases(2);
    await sql`insert into item_owners (queue, item_id, assigned_to, assigned_until)
      select 'debt', number, ${vera.id}, ${new Date(clock.now().getTime() + 3_600_000)}
      from generate_series(1, ${ownedAtMost - 1}) as number`.execute(db());
    const tooMany = await assign(wim, { queue: 'withdrawal', ids: [one, two], to: vera.id });
    expect(tooMany.problem.code).toBe('too_many_assigned');
    expect((await assign(wim, { queue: 'withdrawal', ids: [one], to: vera.id })).answer.assigned).toBe(1);
    const gone = await assign(wim, { queue: 'withdrawal', ids: [two, 999_999_999], to: wim.id });
    expect(gone.problem.code).toBe('item_gone');
    expect(await ids({ owner: 'mine' }, wim)).toEqual([]);
  });

  test('goes only to a colleague with the right [SAFE-10p]', async () => {
    const [id = 0] = await cases();
    const support = await newOperator(service, service.client(), ['support']);
    expect((await assign(support, { queue: 'withdrawal', ids: [id], to: support.id })).problem.code).toBe(
      'right_required',
    );
    expect((await assign(vera, { queue: 'withdrawal', ids: [id], to: support.id })).problem.code).toBe(
      'unknown_colleague',
    );
  });

  test('is filtered by reason and age, ordered both ways, and counted [SAFE-10p]', async () => {
    const [old = 0, young = 0] = await cases(2);
    await sql`update withdrawal_cases set opened_at = opened_at - interval '2 days' where id = ${old}`.execute(
      db(),
    );
    expect(await ids({ age: 'week' })).toEqual([old]);
    expect(await ids({ age: 'older' })).toEqual([]);
    expect(await ids({ why: 'unproven' })).toEqual([]);
    expect((await ids({ why: 'unknown' }))[0]).toBe(old);
    expect((await ids({ sort: 'newest' }))[0]).toBe(young);
    expect((await list({ age: 'week' })).matching).toEqual({ number: 1, more: false });
  });
});

describe('an item that is decided in its list', () => {
  test('is open at the operator who takes it, who alone explains the difference [SAFE-10p]', async () => {
    const id = await finding();
    await assign(vera, { queue: 'finding', ids: [id], to: vera.id });
    const found = (await wim.client.api(listFindings, { owner: 'others' })).answer;
    expect(found.results.map((one) => [one.id, one.owner?.holds])).toEqual([[id, true]]);
    expect((await assign(wim, { queue: 'finding', ids: [id], to: wim.id })).problem.code).toBe(
      'held_by_colleague',
    );
    const explained = await wim.client.api(resolveFinding, { finding: id, note: 'Bekend' });
    expect(explained.problem.code).toBe('held_by_colleague');
    expect((await vera.client.api(resolveFinding, { finding: id, note: 'Bekend' })).status).toBe(200);
  });

  test('goes neither to the operator who asked for the act nor to a new one [SAFE-10p]', async () => {
    numbers += 1;
    await vera.client.api(makeCode, {
      ...{ code: `WINTER${numbers}`, country: null, member: null, expires: null, value_percentage: 20 },
      ...{ currency: null, minimum_order_value: null, validity: 'once-per-user', payment_methods: [] },
    });
    const { results } = (await wim.client.api(listApprovals, { kind: 'code', sort: 'newest' })).answer;
    const approval = results[0]?.id ?? 0;
    const give = (to: Id) => wim.client.api(assignApprovals, { ids: [approval], to });
    expect((await give(vera.id)).problem.code).toBe('unknown_colleague');
    const fresh = await newOperator(service, service.client(), ['finance']);
    await sql`update operators set approves_from = ${new Date(clock.now().getTime() + 3_600_000)}
      where id = ${fresh.id}`.execute(db());
    expect((await give(fresh.id)).problem.code).toBe('unknown_colleague');
    expect((await give(wim.id)).answer).toEqual({ assigned: 1 });
    const third = await newOperator(service, service.client(), ['finance']);
    const decided = await third.client.api(decideCode, { approval, approved: true });
    expect(decided.problem.code).toBe('held_by_colleague');
    const { results: others } = (await third.client.api(listApprovals, { owner: 'others' })).answer;
    expect(others.map(({ id }) => id)).toEqual([approval]);
    // The operator who asked withdraws all the same.
    expect((await vera.client.api(decideCode, { approval, approved: false })).status).toBe(200);
  });

  test('gives a refund proposal to a colleague, and its asker withdraws it [SAFE-10p]', async () => {
    const person = await service.person({ credits: 0 });
    const payment = await buyPackage(person, 'p0');
    await sql`insert into refund_proposals (payment_id, amount, credits, reason, proposed_by, proposed_at)
      values (${payment}, 100, 0, 'Asked', ${vera.id}, ${clock.now()})`.execute(db());
    const [found] = (await wim.client.api(listRefundProposals, { sort: 'newest' })).answer.results;
    const proposal = found?.proposal ?? 0;
    expect((await assign(wim, { queue: 'refund', ids: [proposal], to: vera.id })).problem.code).toBe(
      'unknown_colleague',
    );
    await assign(wim, { queue: 'refund', ids: [proposal], to: wim.id });
    const third = await newOperator(service, service.client(), ['finance']);
    const refused = await third.client.api(decideRefund, { proposal, approved: true });
    expect(refused.problem.code).toBe('held_by_colleague');
    expect((await vera.client.api(decideRefund, { proposal, approved: false })).status).toBe(200);
  });
});
