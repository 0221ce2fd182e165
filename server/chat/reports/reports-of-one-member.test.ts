import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import { searchQueue } from '#contract/safety/search-queue.ts';
import { claimCaseAs, reportAbout, reportMessageOf } from '#tests/support/moderation/report-about.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
await setAnswers(service.platform.db, 'editors');
const { db } = service.platform;
const [operator, colleague] = [await newOperator(service), await newOperator(service)];

let bram: Person;

beforeEach(async () => {
  await sql`delete from restrictions`.execute(db);
  await sql`delete from reports`.execute(db);
  bram = await service.person({ name: 'Bram' });
});

const report = (reason: ReportReason, given: { words?: string; about?: Person; by?: Person } = {}) =>
  reportAbout(service, given.about ?? bram, reason, given);
const reportOfMessage = () => reportMessageOf(service, bram);
const claim = (id?: number, by = operator) => claimCaseAs(by, id);

describe('the queue', () => {
  test('shows the open reports about one member as one item, the most urgent one [SAFE-5g]', async () => {
    await report('spam');
    const underage = await report('underage');
    await report('offensive');
    const other = await report('spam', { about: await service.person() });
    const listed = (await operator.client.api(listReports, {})).answer.results;
    expect(listed).toMatchObject([
      { id: underage.id, together: 3 },
      { id: other.id, together: 1 },
    ]);
    const { results, matching } = (await operator.client.api(searchQueue, {})).answer;
    expect(results).toMatchObject([
      { id: underage.id, together: 3 },
      { id: other.id, together: 1 },
    ]);
    expect(matching.number).toBe(2);
  });

  test('gives the earliest deadline of the reports of an item [SAFE-5g]', async () => {
    const old = await report('spam');
    await sql`update reports set waits_since = waits_since - interval '30 days' where id = ${old.id}`.execute(
      db,
    );
    const underage = await report('underage');
    const { results } = (await operator.client.api(searchQueue, { due: 'late' })).answer;
    expect(results.map(({ id }) => id)).toEqual([underage.id]);
  });

  test('finds an item by the reason of each of its reports [SAFE-5g]', async () => {
    const underage = await report('underage');
    await report('offensive');
    const found = async (why: ReportReason) =>
      (await operator.client.api(searchQueue, { why })).answer.results.map(({ id }) => id);
    expect(await found('offensive')).toEqual([underage.id]);
    expect(await found('underage')).toEqual([underage.id]);
    expect(await found('fake')).toEqual([]);
  });

  test('gives the next operator another member while one works on an item [SAFE-5g]', async () => {
    await report('underage');
    await report('spam');
    const other = await report('spam', { about: await service.person() });
    await claim();
    expect((await claim(undefined, colleague)).id).toBe(other.id);
  });

  test('stays one item under a flood of reports, behind the serious one [SAFE-5g]', async () => {
    const reasons = ['spam', 'offensive', 'fake'] as const;
    for (let number = 0; number < 24; number += 1) await report(reasons[number % 3] ?? 'spam');
    const serious = await report('threat');
    const listed = (await operator.client.api(listReports, {})).answer.results;
    expect(listed).toMatchObject([{ id: serious.id, together: 25 }]);
  });

  test('keeps a reopened case as an item of its own [SAFE-5g]', async () => {
    const [first, second] = [await report('spam'), await report('offensive')];
    await claim(first.id);
    await operator.client.api(decideReport, { report: first.id, outcome: 'no_breach' });
    await first.by.api(appealDecision, { decision: first.id, words: 'Kijk nog eens.' });
    await claim(first.id, colleague);
    const appeal = { report: first.id, by: 'reporter', outcome: 'reversed', reasons: 'Toch wel.' } as const;
    await colleague.client.api(decideAppeal, appeal).then(({ answer }) => answer);
    const listed = (await operator.client.api(listReports, {})).answer.results;
    expect(new Set(listed.map(({ id, together }) => [id, together].join()))).toEqual(
      new Set([`${first.id},1`, `${second.id},1`]),
    );
  });
});

test('the page of a case shows the words and the reported message of the other reports [SAFE-5g]', async () => {
  const [head, words, message] = [
    await report('underage'),
    await report('offensive', { words: 'Hij scheldt.' }),
    await reportOfMessage(),
  ];
  const { others } = await claim(head.id);
  expect(others).toMatchObject([
    { id: words.id, reason: 'offensive', words: 'Hij scheldt.', said: null, same: true, joinable: true },
    { id: message.id, reason: 'spam', said: 'Stuur eens geld.', same: false, joinable: true },
  ]);
});

test('a flood for one reason hides no report for another reason on the page of the case [SAFE-5g]', async () => {
  const head = await report('underage');
  const threat = await report('threat');
  await sql`insert into reports (site_id, member_id, reason, snapshot, origin, created_at, waits_since)
    select site_id, member_id, 'underage', '{}', origin, created_at, waits_since + number * interval '1 second'
    from reports, generate_series(1, 120) number where id = ${head.id}`.execute(db);
  const shown = await claim(head.id);
  expect([shown.together, shown.others.length]).toEqual([122, 50]);
  expect(shown.others.map(({ id }) => id)).toContain(threat.id);
});
