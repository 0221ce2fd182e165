import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listRestrictions } from '#contract/safety/list-restrictions.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';

let service: PeopleService;
let operator: TestOperator;

beforeAll(async () => {
  service = await startServiceWithMembers();
  operator = await newOperator(service);
});

/** A closed case that another operator decided, with the ban it caused. */
async function banned(): Promise<Id> {
  const { db } = service.platform;
  const [reporter, member] = [await service.person(), await service.person()];
  const { rows } = await sql<{ id: Id }>`
    insert into reports (site_id, reporter_id, member_id, reason, snapshot, status, keep_until)
    values (1, ${reporter.id}, ${member.id}, 'offensive', '{}', 'closed', now() + interval '1 year')
    returning id`.execute(db);
  const report = rows[0]?.id ?? 0;
  await sql`insert into restrictions (report_id, site_id, member_id, kind, ground, origin, since)
    values (${report}, 1, ${member.id}, 'banned', 'offensive', 'http://localhost', now())`.execute(db);
  return report;
}

test('pages through all restrictions in force and counts them [SAFE-2b, DSA-6d]', async () => {
  const { db } = service.platform;
  const report = await banned();
  await sql`insert into restrictions (report_id, site_id, member_id, kind, ground, origin, since)
    select number, 1, member_id, 'banned', 'spam', 'http://localhost', now() - number * interval '1 minute'
    from restrictions, generate_series(1, 110) as number where report_id = ${report}`.execute(db);
  const seen: Id[] = [];
  for (let page = 1; page < 5; page += 1) {
    const { answer } = await operator.client.api(listRestrictions, { page });
    expect(answer.in_force).toEqual({ number: 111, more: false });
    seen.push(...answer.results.map((one) => one.report));
    if (page === 1) expect(answer.results[0]).toMatchObject({ report, has_case: true });
    else expect(answer.results.map(({ has_case }) => has_case)).not.toContain(true);
    if (!answer.has_more) break;
  }
  expect(new Set(seen).size).toBe(111);
  expect(seen).toHaveLength(111);
});

test('shows the case behind a measure to every operator and records each view [SAFE-2f, GDPR-17a]', async () => {
  const report = await banned();
  const { answer } = await operator.client.api(claimReport, { report });
  expect(answer.report).toMatchObject({ id: report, status: 'closed', restrictions: [{ kind: 'banned' }] });
  const other = await newOperator(service);
  // One operator at a time, as with any case.
  expect((await other.client.api(claimReport, { report })).problem.code).toBe('report_not_yours');
  const { rows } = await sql`select from audit_entries
    where action = 'safety/look-at-report' and subject_id = ${report}`.execute(service.platform.db);
  expect(rows).toHaveLength(1);
});
