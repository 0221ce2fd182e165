import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import { registerFlagger } from '#contract/safety/flaggers/register-flagger.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { appealNotifier } from '#contract/safety/notifiers/appeal-notifier.ts';
import { decideNotifier } from '#contract/safety/notifiers/decide-notifier.ts';
import { listNotifiers } from '#contract/safety/notifiers/list-notifiers.ts';
import { alwaysOpen } from '#contract/safety/notifiers/notifier.ts';
import { reviewNotifier } from '#contract/safety/notifiers/review-notifier.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { getModerationFigures } from '#contract/safety/transparency/get-moderation-figures.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { countingFindings } from '../transparency/counting-findings.sql.ts';
import { findNotifiersHandler, findNotifiersJob } from './find-notifiers.job.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { platform } = service;
const { db } = platform;
await sql`delete from pgboss.schedule where name = ${findNotifiersJob.name}`.execute(db);

let operator: TestOperator;
let second: TestOperator;

beforeEach(async () => {
  await sql`delete from notifier_cases`.execute(db);
  await sql`delete from reports`.execute(db);
  await sql`delete from complaints`.execute(db);
  operator = await newOperator(service);
  second = await newOperator(service);
});

const find = () => findNotifiersHandler.run({}, platform);
const waiting = async (by = operator) => (await by.client.api(listNotifiers, {})).answer.results;
const facts = 'Drie meldingen over leden die niets verkeerd deden.';

/** Each report is about another member. */
async function report(from: Person, reason: ReportReason = 'spam') {
  const about = await service.person({ name: 'Bram' });
  return from.api(reportMember, { profile: about.id, reason, words: 'Dit klopt niet.' });
}

async function addressOf({ id }: Person): Promise<string> {
  const { rows } = await sql<{ email: string }>`select email from addresses where member_id = ${id}`.execute(
    db,
  );
  return rows[0]?.email ?? '';
}

/** Operators decided every open report of the member. */
async function close(member: Id, outcome: 'no_breach' | 'warning' = 'no_breach') {
  const at = clock.now();
  const ground = outcome === 'no_breach' ? null : 'spam';
  await sql`with closed as (
      update reports set status = 'closed', keep_until = ${new Date(at.getTime() + 1e10)}
      where reporter_id = ${member} and status = 'open' returning id
    ) insert into decisions (report_id, stage, operator_id, outcome, ground, decided_at)
    select id, 'first', ${operator.id}, ${outcome}, ${ground}, ${at} from closed`.execute(db);
}

/** A sender of three reports in which operators found no breach. */
async function abuser(): Promise<Person> {
  const anna = await service.person({ name: 'Anna', trusted: true });
  for (const _ of [1, 2, 3]) await report(anna);
  await close(anna.id);
  await find();
  return anna;
}

const decide = (id: Id, decision: 'none' | 'warning' | 'suspended', by = operator) =>
  by.client.api(decideNotifier, {
    ...{ case: id, decision },
    ...(decision !== 'none' && { facts }),
    ...(decision === 'suspended' && { days: 30 }),
  });

/** Warned, and unfounded again. Returns the open case. */
async function warned(): Promise<{ readonly anna: Person; readonly again: Id }> {
  const anna = await abuser();
  await decide((await waiting())[0]?.id ?? 0, 'warning');
  clock.forward(60);
  for (const _ of [1, 2, 3]) await report(anna);
  await close(anna.id);
  clock.forward(60);
  await find();
  return { anna, again: (await waiting())[0]?.id ?? 0 };
}

interface CountedEvent {
  readonly kind: string;
  readonly source: string;
  readonly measure: string | null;
  readonly outcome: string | null;
  readonly basis: string | null;
}

const countedEvents = async (id: Id): Promise<CountedEvent[]> =>
  (
    await sql<CountedEvent>`select kind, source, measure, outcome, basis from moderation_events
      where notifier_case_id = ${id} order by kind`.execute(db)
  ).rows;

/** The number of suspended senders in the report of this year. */
async function suspendedNotifiers(): Promise<number> {
  const period = String(clock.now().getUTCFullYear());
  const { figures } = (await operator.client.api(getModerationFigures, { report: 'transparency', period }))
    .answer;
  const cell = figures.find(
    ({ part, row, column }) => part === 'misuse' && row === 'notices' && column === 'suspended',
  );
  return cell?.value ?? 0;
}

test('a sender of three unfounded reports waits for an operator, and no machine decides [DSA-5c]', async () => {
  const anna = await abuser();
  await find();
  const [one, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(one).toMatchObject({ member: anna.id, status: 'open', unfounded: 3, founded: 0, warned_at: null });
  expect(one?.sent).toHaveLength(3);
  expect(one?.trust).toMatchObject({ upheld: 0 });
  expect((await report(anna)).status).toBe(200);
  const mails = service.service.mailbox?.list(await addressOf(anna)) ?? [];
  expect(mails.filter(({ subject }) => subject === 'Over je meldingen')).toEqual([]);
});

test('a sender with as many founded reports does not wait [DSA-5c]', async () => {
  const anna = await service.person({ name: 'Anna', trusted: true });
  for (const _ of [1, 2, 3]) await report(anna);
  await close(anna.id, 'warning');
  for (const _ of [1, 2, 3]) await report(anna);
  await close(anna.id);
  await find();
  expect(await waiting()).toEqual([]);
});

test('an operator warns first, with a statement that the sender reads [DSA-5c]', async () => {
  const anna = await abuser();
  const id = (await waiting())[0]?.id ?? 0;
  expect((await decide(id, 'suspended')).problem.code).toBe('not_warned');
  expect((await decide(id, 'warning')).status).toBe(200);
  expect((await decide(id, 'warning')).status).toBe(200);
  expect((await decide(id, 'none')).problem.code).toBe('report_not_yours');
  expect(await waiting()).toEqual([]);
  expect((await report(anna)).status).toBe(200);
  const { reporting } = (await anna.api(listCases, {})).answer;
  expect(reporting).toMatchObject([{ decision: 'warning', facts, until: null, appeal: null }]);
  const address = await addressOf(anna);
  await eventually(() => {
    const mails = service.service.mailbox?.list(address) ?? [];
    const mail = mails.find(({ subject }) => subject === 'Over je meldingen');
    expect([mail?.subject, mail?.text.includes(facts)]).toEqual(['Over je meldingen', true]);
  });
  const { rows } = await sql`select from audit_entries
    where action = 'safety/decide-notifier' and subject_id = ${id} and member_id = ${anna.id}`.execute(db);
  expect(rows).toHaveLength(1);
});

test('the database refuses a suspension without an earlier warning [DSA-5c]', async () => {
  await abuser();
  const again = (await waiting())[0]?.id ?? 0;
  await expect(
    sql`update notifier_cases set decision = 'suspended', facts = 'x', decided_by = ${operator.id},
      decided_at = ${clock.now()}, until = ${clock.now()}::timestamptz + interval '7 days', keep_until = now()
      where id = ${again}`.execute(db),
  ).rejects.toThrow('a warning comes before');
});

test('a warned sender is suspended for a time, and can still report danger and block [DSA-5c]', async () => {
  const { anna, again } = await warned();
  expect((await decide(again, 'suspended')).status).toBe(200);
  const refused = await report(anna);
  expect([refused.status, refused.problem.code]).toEqual([403, 'reporting_suspended']);
  for (const reason of alwaysOpen) expect((await report(anna, reason)).status).toBe(200);
  const bram = await service.person({ name: 'Bram' });
  expect((await anna.api(blockMember, { profile: bram.id })).status).toBe(200);
  const [own] = (await anna.api(listCases, {})).answer.reporting;
  expect(own).toMatchObject({ decision: 'suspended', facts });
  expect(Date.parse(own?.until ?? '') - clock.now().getTime()).toBeGreaterThan(29 * 86_400_000);
  clock.forward(31 * daySeconds);
  expect((await report(anna)).status).toBe(200);
});

test('the sender appeals, and another operator takes the suspension back [DSA-5c]', async () => {
  const { anna, again } = await warned();
  await decide(again, 'suspended');
  const token = (await anna.api(listCases, {})).answer.reporting[0]?.appeal_token ?? '';
  const appeal = { token, words: 'Ze klopten wel.' };
  // The link works without a login.
  expect((await service.client().api(appealNotifier, appeal)).status).toBe(200);
  expect((await anna.api(appealNotifier, appeal)).status).toBe(200);
  expect((await anna.api(appealNotifier, { token, words: 'Anders.' })).problem.code).toBe('appealed_already');
  expect((await waiting())[0]).toMatchObject({
    status: 'appealed',
    appealed: { own: true, words: appeal.words },
  });
  const verdict = { case: again, outcome: 'reversed' as const, reasons: 'Twee klopten.' };
  expect((await operator.client.api(reviewNotifier, verdict)).problem.code).toBe('another_operator');
  expect((await second.client.api(reviewNotifier, verdict)).status).toBe(200);
  expect((await report(anna)).status).toBe(200);
  const [own] = (await anna.api(listCases, {})).answer.reporting;
  expect(own?.appeal).toMatchObject({ outcome: 'reversed', reasons: 'Twee klopten.' });
  await expect(
    sql`update notifier_cases set reviewed_by = decided_by where id = ${again}`.execute(db),
  ).rejects.toThrow('notifier_cases_by_another');
});

test('a suspension counts as misuse once, and its reversal once, without the sender [DSA-4c, DSA-5c]', async () => {
  const { anna, again } = await warned();
  expect(await countedEvents(again)).toEqual([]);
  const before = await suspendedNotifiers();
  await decide(again, 'suspended');
  await decide(again, 'suspended');
  const measure = { kind: 'measure', source: 'own', measure: 'notifier_suspended', outcome: null };
  expect(await countedEvents(again)).toEqual([{ ...measure, basis: 'terms' }]);
  expect(await suspendedNotifiers()).toBe(before + 1);
  const token = (await anna.api(listCases, {})).answer.reporting[0]?.appeal_token ?? '';
  await anna.api(appealNotifier, { token, words: 'Ze klopten wel.' });
  await second.client.api(reviewNotifier, { case: again, outcome: 'reversed', reasons: 'Twee klopten.' });
  expect((await countedEvents(again)).map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['measure', null],
    ['undone', 'appeal'],
  ]);
  expect((await countingFindings(db)).filter(({ kind }) => ['measure', 'undone'].includes(kind))).toEqual([]);
  await sql`delete from notifier_cases`.execute(db);
  expect(await countedEvents(again)).toEqual([]);
  expect(await suspendedNotifiers()).toBe(before + 1);
});

test('an address without an account is warned by mail and suspended, danger excepted [DSA-5c]', async () => {
  const send = (subject: ComplaintSubject) =>
    service.client().api(sendComplaint, {
      ...{ client_id: randomUUID(), subject, words: 'Weg ermee.', place: 'Sofia', good_faith: true },
      ...{ name: 'Robin', email: 'robin@post.example' },
    });
  const reject = async () => {
    for (const _ of [1, 2, 3]) await send('content');
    await sql`update complaints set outcome = 'not_upheld', answer = 'Nee.', answered_by = ${operator.id},
      answered_at = ${clock.now()}, keep_until = ${new Date(clock.now().getTime() + 1e10)} where outcome is null`.execute(
      db,
    );
    clock.forward(60);
    await find();
    return (await waiting())[0];
  };
  const first = await reject();
  expect(first).toMatchObject({ member: null, unfounded: 3 });
  await decide(first?.id ?? 0, 'warning');
  await eventually(() => {
    const mail = service.service.mailbox?.list('robin@post.example')[0];
    expect([mail?.subject, mail?.text.includes('/complaints?reporting=')]).toEqual([
      'Over je meldingen',
      true,
    ]);
  });
  clock.forward(60);
  const again = await reject();
  expect((await decide(again?.id ?? 0, 'suspended')).status).toBe(200);
  expect((await send('content')).status).toBe(200);
  for (const subject of ['intimate_image', 'underage', 'threat', 'payment', 'privacy'] as const)
    expect((await send(subject)).status).toBe(200);
});

describe('a trusted flagger whose address strangers type', () => {
  const email = 'meld@punt.example';
  const send = (more: object) =>
    service.client().api(sendComplaint, {
      ...{ client_id: randomUUID(), subject: 'content' as const, words: 'Weg ermee.', place: 'Sofia' },
      ...{ good_faith: true, ...more },
    });
  const rejectAll = () =>
    sql`update complaints set outcome = 'not_upheld', answer = 'Nee.',
    answered_by = ${operator.id}, answered_at = ${clock.now()},
    keep_until = ${new Date(clock.now().getTime() + 1e10)} where outcome is null`.execute(db);
  const keyOf = async () => {
    await sql`delete from trusted_flaggers`.execute(db);
    const before = service.service.mailbox?.list(email).length ?? 0;
    await operator.client.api(registerFlagger, {
      ...{ name: 'Meldpunt', authority: 'ACM', email, until: '2029-12-31' },
    });
    return eventually(() => {
      const mails = service.service.mailbox?.list(email) ?? [];
      expect(mails.length).toBeGreaterThan(before);
      return /#flagger=(?<key>[\w-]+)/u.exec(mails[0]?.text ?? '')?.groups?.key ?? '';
    });
  };

  test('reports with the key while the address is suspended [DSA-5c, DSA-7d]', async () => {
    const flagger = await keyOf();
    for (const _ of [1, 2, 3]) await send({ name: 'Robin', email });
    await rejectAll();
    clock.forward(60);
    await find();
    const at = clock.now();
    const until = new Date(at.getTime() + 1e9);
    const [opened] = await waiting();
    await decide(opened?.id ?? 0, 'warning');
    await sql`insert into notifier_cases (site_id, address_hash, complaint_id, origin, opened_at, waits_since, unfounded,
        founded, decision, facts, decided_by, decided_at, until, keep_until)
      select site_id, address_hash, complaint_id, origin, ${clock.now()}, ${clock.now()}, 3, 0, 'suspended', 'x',
        ${operator.id}, ${new Date(at.getTime() + 1000)}, ${until}, ${until} from notifier_cases`.execute(db);
    expect((await send({ flagger })).status).toBe(200);
  });

  test('is not judged by the notices with the key [DSA-5c, DSA-7d]', async () => {
    const flagger = await keyOf();
    for (const _ of [1, 2, 3]) await send({ flagger });
    await rejectAll();
    clock.forward(60);
    await find();
    expect(await waiting()).toEqual([]);
    await send({ name: 'Robin', email });
    await rejectAll();
    clock.forward(60);
    await find();
    expect(await waiting()).toEqual([]);
  });
});

test('the job reaches every sender, also behind five hundred others [DSA-5c]', async () => {
  const at = clock.now();
  // Addresses before those of the last senders in the order of the job, each with a single notice.
  await sql`insert into complaints (site_id, client_id, declared, address_hash, subject, words, place, language, origin,
      created_at, outcome, answer, answered_by, answered_at, keep_until)
    select 1, gen_random_uuid(), '\\x00', decode(lpad(to_hex(least(n, 1001)), 32, '0'), 'hex'), 'content', 'Weg.',
      'Sofia', 'nl', 'http://localhost', ${at}, 'not_upheld', 'Nee.', ${operator.id}, ${at},
      ${new Date(at.getTime() + 1e10)} from generate_series(1, 1003) n`.execute(db);
  clock.forward(60);
  await find();
  expect(await waiting()).toMatchObject([{ member: null, unfounded: 3 }]);
});
