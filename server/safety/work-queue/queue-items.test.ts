import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { listColleagues } from '#contract/operators/list-colleagues.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { assignCases, assignedAtMost } from '#contract/safety/assign-cases.ts';
import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import { registerFlagger } from '#contract/safety/flaggers/register-flagger.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import { searchQueue } from '#contract/safety/search-queue.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { disableOperator } from '#server/operators/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;

let vera: TestOperator;
let wim: TestOperator;

beforeEach(async () => {
  await sql`delete from complaints`.execute(db);
  await sql`delete from reports`.execute(db);
  if (vera !== undefined) for (const { email } of [vera, wim]) await disableOperator(db, email, clock.now());
  vera = await newOperator(service);
  wim = await newOperator(service);
});

/** Lets all waiting items grow older, so that no operator is logged out meanwhile. */
const age = async (hours: number) => {
  const by = sql`make_interval(secs => ${hours * 3600}::float8)`;
  await sql`update reports set created_at = created_at - ${by}, waits_since = waits_since - ${by},
    claimed_until = claimed_until - ${by}, assigned_until = assigned_until - ${by}`.execute(db);
  await sql`update complaints set created_at = created_at - ${by}, claimed_until = claimed_until - ${by},
    assigned_until = assigned_until - ${by}`.execute(db);
};

const report = async (reason: ReportReason, language: 'nl' | 'de' | 'fi' = 'nl'): Promise<Id> => {
  const anna = await service.person({ name: 'Anna' });
  const about = await service.person({ name: 'Bram', language });
  await anna.api(reportMember, { profile: about.id, reason, words: 'Dit klopt niet.' });
  const { rows } = await sql<{ id: Id }>`select id from reports where member_id = ${about.id}`.execute(db);
  await age(1 / 60);
  return rows[0]?.id ?? 0;
};

const complaint = async (subject: ComplaintSubject): Promise<Id> => {
  await service.client().api(sendComplaint, {
    ...{ client_id: randomUUID(), subject, words: 'Dit klopt niet.', name: 'Robin' },
    ...{ email: `${randomUUID()}@post.example`, place: 'Sofia', good_faith: true },
  });
  const { rows } = await sql<{ id: Id }>`select id from complaints order by created_at desc limit 1`.execute(
    db,
  );
  await age(1 / 60);
  return rows[0]?.id ?? 0;
};

const search = async (filter: CallOf<typeof searchQueue> = {}, by = vera) =>
  (await by.client.api(searchQueue, filter)).answer;
const ids = async (filter: CallOf<typeof searchQueue> = {}, by = vera) =>
  (await search(filter, by)).results.map(({ id }) => id);
const assign = (by: TestOperator, given: CallOf<typeof assignCases>) => by.client.api(assignCases, given);
const acts = async (action: string) => {
  const { rows } = await sql`select operator_id, subject_id, details from audit_entries
    where action = ${action} and not look order by id`.execute(db);
  return rows;
};

describe('the filtered queue', () => {
  test('filters by kind, reason, language, deadline, age and owner, and counts the matches [SAFE-10g]', async () => {
    const old = await report('spam');
    await age(30);
    const minor = await report('underage', 'de');
    const notice = await complaint('intimate_image');
    const question = await complaint('payment');
    expect(await ids()).toEqual([minor, notice, old, question]);
    expect(await ids({ kind: 'reports' })).toEqual([minor, old]);
    expect(await ids({ kind: 'notices' })).toEqual([notice]);
    expect(await ids({ kind: 'complaints' })).toEqual([question]);
    expect(await ids({ kind: 'appeals' })).toEqual([]);
    expect(await ids({ why: 'underage' })).toEqual([minor]);
    expect(await ids({ language: 'de' })).toEqual([minor]);
    expect(await ids({ age: 'day' })).toEqual([minor, notice, question]);
    expect(await ids({ age: 'week' })).toEqual([old]);
    expect(await ids({ due: 'day' })).toEqual([minor]);
    expect(await ids({ due: 'late' })).toEqual([]);
    expect(await ids({ sort: 'newest' })).toEqual([question, notice, minor, old]);
    expect(await ids({ sort: 'oldest' })).toEqual([old, minor, notice, question]);
    expect(await ids({ sort: 'due' })).toEqual([minor, notice, old, question]);
    expect(await ids({ site: 2 })).toEqual([]);
    await age(25);
    expect(await ids({ due: 'late' })).toEqual([minor]);
    const { matching, results } = await search({ kind: 'reports' });
    expect(matching).toEqual({ number: 2, more: false });
    expect(results[0]).toMatchObject({ language: 'de', reason: 'underage', about: null, owner: null });
  });

  test('puts the notice of a trusted flagger before every urgent case [DSA-7d, SAFE-10g]', async () => {
    const minor = await report('underage');
    const notice = await complaint('intimate_image');
    const flagged = await complaint('content');
    const { answer } = await vera.client.api(registerFlagger, {
      ...{ name: 'Meldpunt', authority: 'ACM', email: `${randomUUID()}@meldpunt.example` },
      until: '2029-12-31',
    });
    await sql`update complaints set flagger_id = ${answer.flagger} where id = ${flagged}`.execute(db);
    expect(await ids({ sort: 'urgent' })).toEqual([flagged, minor, notice]);
    expect((await search()).results.map((item) => item.flagged)).toEqual([true, false, false]);
    expect(await ids({ sort: 'oldest' })).toEqual([minor, notice, flagged]);
  });

  test.each(['urgent', 'due', 'newest', 'oldest'] as const)(
    'pages by cursor in the order %s, each item once [SAFE-10g]',
    async (sort) => {
      const one = await report('spam');
      await sql`with added as (
          insert into members (site_id) select site_id from members, generate_series(1, 70)
          where members.id = (select member_id from reports where id = ${one}) returning id)
        insert into reports (site_id, member_id, reason, snapshot, origin, created_at, waits_since)
        select site_id, added.id, case when number % 9 = 0 then 'underage' else 'other' end, snapshot, origin,
          created_at + (number % 20) * interval '1 minute', waits_since - (number % 20) * interval '1 minute'
        from reports, (select id, row_number() over () as number from added) added where reports.id = ${one}`.execute(
        db,
      );
      const seen: Id[] = [];
      let after: string | null | undefined;
      do {
        const page = await search({ sort, ...(after && { after }) });
        expect(page.matching.number).toBe(71);
        seen.push(...page.results.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(seen).toHaveLength(71);
      expect(new Set(seen).size).toBe(71);
    },
  );

  test('refuses a filter that it does not know [SAFE-10g]', async () => {
    const refused = await vera.client.api(searchQueue, { after: 'x' });
    expect(refused.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'after' }] });
  });
});

describe('assignment', () => {
  test('shows the owner to all, and hands a case over [SAFE-10e]', async () => {
    const id = await report('spam');
    await assign(vera, { queue: 'report', ids: [id], to: vera.id });
    expect(await ids({ owner: 'mine' })).toEqual([id]);
    expect(await ids({ owner: 'others' }, wim)).toEqual([id]);
    const owner = { id: vera.id, email: vera.email, own: false, holds: false };
    expect((await search({}, wim)).results[0]?.owner).toEqual(owner);
    await vera.client.api(claimReport, { report: id });
    expect((await search({}, wim)).results[0]?.owner).toMatchObject({ holds: true });
    // The owner hands over, and no longer has it open.
    await assign(vera, { queue: 'report', ids: [id], to: wim.id });
    expect((await search({}, wim)).results[0]?.owner).toMatchObject({ id: wim.id, own: true, holds: false });
    await assign(wim, { queue: 'report', ids: [id], to: null });
    expect(await ids({ owner: 'nobody' })).toEqual([id]);
    expect(await acts('safety/assign-report')).toEqual([
      { operator_id: vera.id, subject_id: id, details: { to: vera.id } },
      { operator_id: vera.id, subject_id: id, details: { to: wim.id, from: vera.id } },
      { operator_id: wim.id, subject_id: id, details: { from: wim.id } },
    ]);
  });

  test('keeps assigned cases and complaints out of the next ones of colleagues [SAFE-10e]', async () => {
    const id = await report('spam');
    const asked = await complaint('payment');
    await assign(vera, { queue: 'report', ids: [id], to: vera.id });
    await assign(vera, { queue: 'complaint', ids: [asked], to: vera.id });
    expect((await wim.client.api(claimReport, {})).answer.report).toBeNull();
    expect((await wim.client.api(claimComplaint, {})).answer.complaint).toBeNull();
    expect((await vera.client.api(claimReport, {})).answer.report?.id).toBe(id);
    expect((await vera.client.api(claimComplaint, {})).answer.complaint?.id).toBe(asked);
  });

  test('ends by itself after a day without a look, in an urgent class after two hours [SAFE-10e]', async () => {
    const id = await report('spam');
    const urgent = await report('underage');
    await assign(vera, { queue: 'report', ids: [id, urgent], to: vera.id });
    await age(2);
    expect(await ids({ owner: 'mine' })).toEqual([id]);
    expect((await wim.client.api(claimReport, {})).answer.report?.id).toBe(urgent);
    await age(20);
    // A look of the owner extends the assignment.
    await vera.client.api(claimReport, { report: id });
    await age(23);
    expect(await ids({ owner: 'mine' })).toEqual([id]);
    await age(1);
    expect(await ids({ owner: 'mine' })).toEqual([]);
  });

  test('does not take a case away that a colleague has open [SAFE-10f]', async () => {
    const id = await report('spam');
    await vera.client.api(claimReport, { report: id });
    expect((await assign(wim, { queue: 'report', ids: [id], to: wim.id })).problem.code).toBe(
      'report_not_yours',
    );
    await age(1);
    expect((await assign(wim, { queue: 'report', ids: [id], to: wim.id })).answer).toEqual({ assigned: 1 });
  });

  test('assigns all or none, and at most fifty to one operator [SAFE-10f]', async () => {
    const id = await report('spam');
    await sql`insert into reports (site_id, member_id, reason, snapshot, origin, created_at, waits_since)
      select site_id, member_id, 'other', snapshot, origin, created_at, waits_since
      from reports, generate_series(1, ${assignedAtMost}) where id = ${id}`.execute(db);
    const { rows } = await sql<{ id: Id }>`select id from reports where id <> ${id}`.execute(db);
    const many = rows.map((row) => row.id);
    expect(
      (await assign(vera, { queue: 'report', ids: [...many.slice(1), 1], to: vera.id })).problem.code,
    ).toBe('report_not_yours');
    expect(await ids({ owner: 'mine' })).toEqual([]);
    await assign(vera, { queue: 'report', ids: many, to: vera.id });
    const more = await assign(wim, { queue: 'report', ids: [id], to: vera.id });
    expect(more.problem.code).toBe('too_many_assigned');
    // The same again changes nothing.
    expect((await assign(vera, { queue: 'report', ids: many, to: vera.id })).answer.assigned).toBe(50);
  });

  test('needs the right of the queue on both sides [SAFE-10f]', async () => {
    const id = await report('spam');
    const asked = await complaint('payment');
    const support = await newOperator(service, service.client(), ['support']);
    const finance = await newOperator(service, service.client(), ['finance']);
    expect((await assign(support, { queue: 'report', ids: [id], to: vera.id })).problem.code).toBe(
      'right_required',
    );
    expect((await assign(vera, { queue: 'report', ids: [id], to: support.id })).problem.code).toBe(
      'unknown_colleague',
    );
    expect((await assign(vera, { queue: 'complaint', ids: [asked], to: finance.id })).problem.code).toBe(
      'unknown_colleague',
    );
    expect((await assign(vera, { queue: 'complaint', ids: [asked], to: support.id })).answer.assigned).toBe(
      1,
    );
    await disableOperator(db, support.email, clock.now());
    expect((await assign(vera, { queue: 'complaint', ids: [asked], to: support.id })).problem.code).toBe(
      'unknown_colleague',
    );
    await disableOperator(db, finance.email, clock.now());
    const { results } = (await vera.client.api(listColleagues, {})).answer;
    expect(results).toContainEqual({ id: vera.id, email: vera.email, roles: ['administrator'], own: true });
    expect(results.map(({ id: known }) => known)).not.toContain(support.id);
  });

  test('does not assign an appeal to the operator who decided [SAFE-10f]', async () => {
    const id = await report('spam');
    await sql`insert into decisions (report_id, stage, operator_id, outcome, ground, decided_at)
      values (${id}, 'first', ${vera.id}, 'warning', 'spam', ${clock.now()})`.execute(db);
    await sql`update reports set status = 'appealed' where id = ${id}`.execute(db);
    expect((await assign(wim, { queue: 'report', ids: [id], to: vera.id })).problem.code).toBe(
      'another_operator',
    );
    expect((await assign(vera, { queue: 'report', ids: [id], to: wim.id })).answer.assigned).toBe(1);
    expect(await ids({ kind: 'appeals' })).toEqual([id]);
  });

  test('forgets the owner when a complaint is answered [SAFE-10e]', async () => {
    const asked = await complaint('payment');
    await assign(vera, { queue: 'complaint', ids: [asked], to: vera.id });
    await vera.client.api(claimComplaint, { complaint: asked });
    await vera.client.api(answerComplaint, {
      complaint: asked,
      outcome: 'answered',
      words: 'Zo doe je dat.',
    });
    const { rows } = await sql`select assigned_to from complaints where id = ${asked}`.execute(db);
    expect(rows).toEqual([{ assigned_to: null }]);
    expect((await assign(vera, { queue: 'complaint', ids: [asked], to: vera.id })).problem.code).toBe(
      'report_not_yours',
    );
  });
});
