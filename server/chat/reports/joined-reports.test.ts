import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { banMember } from '#contract/accounts/ban-member.ts';
import { decideAppeal } from '#contract/chat/decide-appeal.ts';
import { decideReport } from '#contract/chat/decide-report.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { appealDecision } from '#contract/safety/appeal-decision.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
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

const decide = (given: Pick<InputOf<typeof decideReport>, 'report' | 'outcome'> & { together?: number[] }) =>
  operator.client.api(decideReport, {
    ...given,
    ...(given.outcome === 'no_breach' ? {} : { ground: 'spam' as const, facts: 'Gezien.' }),
  });

const statuses = async () => {
  const { rows } = await sql<{ id: number; status: string; outcome: string | null }>`
    select id, status, outcome from reports left join decisions on report_id = id and stage = 'first'`.execute(
    db,
  );
  return new Map(rows.map(({ id, status, outcome }) => [id, outcome ?? status]));
};

const outcomeFor = async (by: Person) =>
  (await by.api(listCases, {})).answer.reported.map(({ outcome }) => outcome);

describe('one decision on several reports', () => {
  test('gives the member one statement and one strike, and each reporter an answer [SAFE-5g]', async () => {
    const [head, second, third] = [await report('offensive'), await report('spam'), await reportOfMessage()];
    await claim(head.id);
    const sent = await decide({ report: head.id, outcome: 'warning', together: [second.id, third.id] });
    expect(sent.status).toBe(200);
    expect(await statuses()).toEqual(
      new Map([
        [head.id, 'warning'],
        [second.id, 'joined'],
        [third.id, 'joined'],
      ]),
    );
    expect((await bram.api(listCases, {})).answer.decisions).toHaveLength(1);
    for (const { by } of [head, second, third]) expect(await outcomeFor(by)).toEqual(['measure_taken']);
    const next = await report('spam');
    expect((await claim(next.id)).earlier).toBe(1);
  });

  test('writes each case to the audit log [SAFE-5g, SAFE-2h]', async () => {
    const [head, second] = [await report('offensive'), await report('spam')];
    await claim(head.id);
    await decide({ report: head.id, outcome: 'warning', together: [second.id] });
    const { rows } = await sql<{ subject: string; details: unknown }>`
      select subject_id as subject, details from audit_entries where action = 'safety/decide'
        and subject_id in (${head.id}, ${second.id})`.execute(db);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ subject: second.id, details: { outcome: 'joined', with: head.id } });
  });

  test('finds no breach in any of them [SAFE-5g]', async () => {
    const [head, second] = [await report('offensive'), await reportOfMessage()];
    await claim(head.id);
    await decide({ report: head.id, outcome: 'no_breach', together: [second.id] });
    expect([...(await statuses()).values()]).toEqual(['no_breach', 'no_breach']);
  });

  test('bans for several reports, and shows the member one decision [SAFE-5g]', async () => {
    const [head, second] = [await report('offensive'), await reportOfMessage()];
    await claim(head.id);
    const ban = {
      report: head.id,
      outcome: 'suspended',
      ground: 'offensive',
      facts: 'Gezien.',
      days: 7,
    } as const;
    await operator.client.api(banMember, { ...ban, together: [second.id] }).then(({ answer }) => answer);
    expect((await statuses()).get(second.id)).toBe('joined');
    expect(await outcomeFor(second.by)).toEqual(['measure_taken']);
  });

  test('ends a hiding that another of the reports caused [SAFE-5g, AGE-4a]', async () => {
    const [minor, second] = [await report('underage'), await report('spam')];
    await sql`insert into restrictions (member_id, report_id, site_id, kind, ground, origin, since)
      select member_id, id, site_id, 'hidden', 'underage', 'http://x', now() from reports
      where id = ${minor.id}`.execute(db);
    await sql`insert into automatic_measures (report_id, site_id, rule, since)
      select id, site_id, 'operator', now() from reports where id = ${minor.id}`.execute(db);
    await claim(second.id);
    await decide({ report: second.id, outcome: 'warning', together: [minor.id] });
    const { rows } = await sql`select from restrictions where member_id = ${bram.id}`.execute(db);
    expect(rows).toHaveLength(0);
  });

  test('removes only the content of its own case, and answers no report about other content [SAFE-5g]', async () => {
    const [message, profile] = [await reportOfMessage(), await report('spam')];
    await claim(message.id);
    const sent = await decide({ report: message.id, outcome: 'content_removed', together: [profile.id] });
    expect([sent.status, sent.problem.code]).toEqual([409, 'reports_changed']);
    expect(new Set((await statuses()).values())).toEqual(new Set(['open']));
    expect((await decide({ report: message.id, outcome: 'content_removed' })).status).toBe(200);
  });

  test.each(['decided', 'claimed'] as const)(
    'changes nothing if one of them was %s meanwhile [SAFE-5g]',
    async (meanwhile) => {
      const [head, second] = [await report('offensive'), await report('spam')];
      await claim(head.id);
      await claim(second.id, colleague);
      if (meanwhile === 'decided')
        await colleague.client.api(decideReport, { report: second.id, outcome: 'no_breach' });
      const sent = await decide({ report: head.id, outcome: 'warning', together: [second.id] });
      expect([sent.status, sent.problem.code]).toEqual([409, 'reports_changed']);
      expect((await statuses()).get(head.id)).toBe('open');
    },
  );

  test('takes no report about another member [SAFE-5g]', async () => {
    const [head, other] = [
      await report('offensive'),
      await report('spam', { about: await service.person() }),
    ];
    await claim(head.id);
    const sent = await decide({ report: head.id, outcome: 'warning', together: [other.id] });
    expect([sent.status, sent.problem.code]).toEqual([409, 'reports_changed']);
  });

  test('takes neither the case itself nor a report twice [SAFE-5g]', async () => {
    const [head, second] = [await report('offensive'), await report('spam')];
    await claim(head.id);
    const itself = await decide({ report: head.id, outcome: 'warning', together: [head.id, second.id] });
    expect(itself.problem.code).toBe('reports_changed');
    const twice = await decide({ report: head.id, outcome: 'warning', together: [second.id, second.id] });
    expect(twice.status).toBe(200);
    // The answer was lost, and the operator sends it again.
    expect((await decide({ report: head.id, outcome: 'warning', together: [second.id] })).status).toBe(200);
    expect([...(await statuses()).values()].sort()).toEqual(['joined', 'warning']);
  });

  test('leaves reports of intimate images to their own decision [SAFE-5g, NCII-1c]', async () => {
    const [head, image] = [await report('offensive'), await report('intimate_image')];
    const { others } = await claim(head.id);
    expect(others).toMatchObject([{ id: image.id, joinable: false }]);
    const sent = await decide({ report: head.id, outcome: 'warning', together: [image.id] });
    expect(sent.problem.code).toBe('reports_changed');
  });

  test('leaves a report that hides a picture to its own decision [SAFE-5g, SAFE-8e]', async () => {
    const [head, hiding] = [await report('offensive'), await report('spam')];
    await sql`insert into hidden_pictures (path, report_id, cause, was_main, since)
      values ('members/hidden', ${hiding.id}, 'operator', false, now())`.execute(db);
    expect((await claim(head.id)).others).toMatchObject([{ id: hiding.id, joinable: false }]);
    const sent = await decide({ report: head.id, outcome: 'no_breach', together: [hiding.id] });
    expect(sent.problem.code).toBe('reports_changed');
    await sql`delete from hidden_pictures where report_id = ${hiding.id}`.execute(db);
  });

  test('two operators decide the same reports at once: one wins, nothing is decided twice [SAFE-5g]', async () => {
    const [first, second, third] = [await report('offensive'), await report('spam'), await report('fake')];
    await claim(first.id);
    await claim(second.id, colleague);
    const warned = {
      ...({ outcome: 'warning', ground: 'spam', facts: 'Gezien.' } as const),
      together: [third.id],
    };
    const answers = await Promise.all([
      operator.client.api(decideReport, { report: first.id, ...warned }),
      colleague.client.api(decideReport, { report: second.id, ...warned }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([...(await statuses()).values()].sort()).toEqual(['joined', 'open', 'warning']);
  });

  test('can be appealed by each reporter, and a reversal opens that report again [SAFE-5g, DSA-3a]', async () => {
    const [head, second] = [await report('offensive'), await report('spam')];
    await claim(head.id);
    await decide({ report: head.id, outcome: 'warning', together: [second.id] });
    await second.by.api(appealDecision, { decision: second.id, words: 'Dat is te weinig.' });
    await claim(second.id, colleague);
    const appeal = {
      report: second.id,
      by: 'reporter',
      outcome: 'reversed',
      reasons: 'Meer nodig.',
    } as const;
    await colleague.client.api(decideAppeal, appeal).then(({ answer }) => answer);
    const banned = { outcome: 'no_breach', report: second.id } as const;
    await colleague.client.api(decideReport, banned).then(({ answer }) => answer);
    const now = await statuses();
    expect([now.get(head.id), now.get(second.id)]).toEqual(['warning', 'no_breach']);
  });
});

test('the database refuses "a measure was taken" without a measure against the member [SAFE-5g]', async () => {
  const [head, second] = [await report('offensive'), await report('spam')];
  await sql`update reports set decided_with = ${head.id} where id = ${second.id}`.execute(db);
  await expect(
    sql`insert into decisions (report_id, stage, operator_id, outcome, decided_at)
      values (${second.id}, 'first', ${operator.id}, 'joined', now())`.execute(db),
  ).rejects.toMatchObject({ constraint: 'decisions_joined_to_a_measure' });
});

test('a report decided together counts once as decided, and its measure once [SAFE-5g, DSA-4c]', async () => {
  const [head, second] = [await report('offensive'), await report('spam')];
  await claim(head.id);
  await decide({ report: head.id, outcome: 'warning', together: [second.id] });
  const { rows } = await sql<{ kind: string; outcome: string | null; number: number }>`
    select kind, outcome, count(*)::integer as number from moderation_events
    where report_id in (${head.id}, ${second.id}) and kind in ('decided', 'measure')
    group by kind, outcome order by kind`.execute(db);
  expect(rows).toEqual([
    { kind: 'decided', outcome: 'measure', number: 2 },
    { kind: 'measure', outcome: null, number: 1 },
  ]);
});

test('a reporter whose report was decided together is trusted as one whose report was right [SAFE-5g, SAFE-8b]', async () => {
  const [head, second] = [await report('offensive'), await report('spam')];
  await claim(head.id);
  await decide({ report: head.id, outcome: 'warning', together: [second.id] });
  const again = await report('fake', { by: second.by, about: await service.person() });
  expect((await claim(again.id)).trust?.upheld).toBe(1);
});
