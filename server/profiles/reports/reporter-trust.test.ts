import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { decideReport } from '#contract/chat/decide-report.ts';
import type { Id } from '#contract/kit/id.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type NewPerson, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';

const service = await startServiceWithMembers({ demo: false, trustProxy: true });
const { db } = service.platform;
const operator: TestOperator = await newOperator(service);

let bram: Person;

beforeEach(async () => {
  await sql`delete from restrictions`.execute(db);
  await sql`delete from reports`.execute(db);
  await sql`delete from withheld_members`.execute(db);
  bram = await service.person({ name: 'Bram' });
});

/** A reporter whose account was opened and confirmed so many days ago; `confirmed: false` never was. */
const reporter = async (days: number, given: NewPerson = {}): Promise<Person> => {
  const person = await service.person(given);
  const at = new Date(Date.now() - days * 86_400_000);
  if (given.confirmed !== false) await verifyAddress(db, person.id, at);
  await sql`update members set joined_at = ${at} where id = ${person.id}`.execute(db);
  person.cookies.set('vonk_device', randomBytes(32).toString('base64url'));
  return person;
};

let networks = 0;

/** An address in a network that no other test uses. */
const newAddress = (): string => {
  networks += 1;
  return `10.${Math.floor(networks / 250)}.${networks % 250}.7`;
};

const report = async (by: Person, about: Person = bram, address = newAddress()): Promise<void> => {
  const from = { headers: { 'x-forwarded-for': address } };
  await by.api(reportMember, { profile: about.id, reason: 'underage' }, from).then(({ answer }) => answer);
};

const viewer = await service.person();
const isSeen = async (member: Person = bram): Promise<boolean> =>
  (await viewer.api(getMember, { id: member.id })).status === 200;

/** The operator claims the case about a member and decides it. */
const decide = async (about: Person, outcome: 'no_breach' | 'warning'): Promise<void> => {
  const { rows } = await sql<{ id: Id }>`select id from reports
    where member_id = ${about.id} and status = 'open' order by created_at limit 1`.execute(db);
  const id = rows[0]?.id ?? 0;
  await operator.client.api(claimReport, { report: id });
  const ground = outcome === 'warning' ? { ground: 'underage' as const, facts: 'Gezien.' } : {};
  await operator.client.api(decideReport, { report: id, outcome, ...ground }).then(({ answer }) => answer);
};

const queue = async () => (await operator.client.api(listReports, {})).answer;

describe('a report of a possible minor by an untrusted account', () => {
  test.each([
    ['unconfirmed', 60, { confirmed: false }],
    ['confirmed today', 0, {}],
    ['confirmed six days ago', 6, {}],
    ['confirmed a week ago', 8, {}],
  ] as const)('hides nobody and is first in the queue: %s [SAFE-8b]', async (_name, days, given) => {
    const [cas, reporting] = [await service.person(), await reporter(days, given)];
    await reporting.api(reportMember, { profile: cas.id, reason: 'spam' });
    await report(reporting);
    expect(await isSeen()).toBe(true);
    const { results } = await queue();
    const standing = days === 8 ? 'known' : 'none';
    expect(results).toMatchObject([
      { reason: 'underage', urgency: 'minors', standing, hides: false },
      { reason: 'spam' },
    ]);
  });

  test('never hides, however many of them report from many networks [SAFE-8b]', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => reporter(3)));
    await Promise.all(people.map((person) => report(person)));
    expect(await isSeen()).toBe(true);
  });

  test('never hides by accounts of one burst, however old they are below thirty days [SAFE-8b]', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => reporter(20)));
    for (const person of people) await report(person);
    expect(await isSeen()).toBe(true);
  });

  test('by an unconfirmed account is refused after five in a day [ACC-6g]', async () => {
    const person = await reporter(1, { confirmed: false });
    for (const _ of [1, 2, 3, 4, 5]) await report(person, await service.person());
    const sixth = await person.api(reportMember, { profile: bram.id, reason: 'underage' });
    expect([sixth.status, sixth.problem.code]).toEqual([429, 'too_many_reports']);
  });
});

describe('a report of a possible minor by a trusted reporter', () => {
  test('hides at once with its cause stored, and the case shows why [SAFE-8b, AGE-4a]', async () => {
    await report(await reporter(31));
    expect(await isSeen()).toBe(false);
    const { results } = await queue();
    expect(results).toMatchObject([{ standing: 'established', hides: true }]);
    const shown = (await operator.client.api(claimReport, { report: results[0]?.id ?? 0 })).answer.report;
    const trust = { standing: 'established', confirmed_days: 31, upheld: 0, rejected: 0 };
    expect(shown).toMatchObject({ trust, cause: { rule: 'established_reporter', reporters: [trust] } });
  });

  test('needs no thirty days after an upheld report [SAFE-8b]', async () => {
    const person = await reporter(10);
    const cas = await service.person();
    await report(person, cas);
    await decide(cas, 'warning');
    await report(person);
    expect(await isSeen()).toBe(false);
  });

  test('hides with the second report of two independent reporters [SAFE-8b]', async () => {
    await report(await reporter(10));
    expect(await isSeen()).toBe(true);
    await report(await reporter(14));
    expect(await isSeen()).toBe(false);
    const { rows } = await sql<{ id: Id }>`select report_id as id from automatic_measures`.execute(db);
    const shown = (await operator.client.api(claimReport, { report: rows[0]?.id ?? 0 })).answer.report;
    expect(shown?.cause).toMatchObject({ rule: 'independent_reporters', reporters: [{}, {}] });
  });

  test.each([
    ['network', '203.0.113.9', '203.0.113.200', false],
    ['network of version 6', '2001:db8:7:1::1', '2001:db8:7:ffff::9', false],
    ['device', newAddress(), newAddress(), true],
  ])('hides nobody if two reporters share the %s [SAFE-8b]', async (_name, first, second, device) => {
    const [one, other] = [await reporter(10), await reporter(20)];
    if (device) other.cookies.set('vonk_device', one.cookies.get('vonk_device') ?? '');
    await report(one, bram, first);
    await report(other, bram, second);
    expect(await isSeen()).toBe(true);
  });

  test('needs a second reporter after one unfounded report, and counts no more after two [SAFE-8b, DSA-5b]', async () => {
    const person = await reporter(90);
    const wronged = [await service.person(), await service.person(), await service.person()] as const;
    await report(person, wronged[0]);
    expect(await isSeen(wronged[0])).toBe(false);
    await decide(wronged[0], 'no_breach');
    expect(await isSeen(wronged[0])).toBe(true);
    await report(person, wronged[1]);
    expect((await queue()).results).toMatchObject([{ standing: 'known', hides: false }]);
    expect(await isSeen(wronged[1])).toBe(true);
    await decide(wronged[1], 'no_breach');
    await report(person, wronged[2]);
    await report(await reporter(10), wronged[2]);
    expect(await isSeen(wronged[2])).toBe(true);
  });

  test('falls in trust for a new account in the browser of an unfounded report [SAFE-8b]', async () => {
    const [person, again, cas] = [await reporter(90), await reporter(60), await service.person()];
    await report(person, cas);
    await decide(cas, 'no_breach');
    again.cookies.set('vonk_device', person.cookies.get('vonk_device') ?? '');
    await report(again);
    expect(await isSeen()).toBe(true);
  });

  test.each([
    ['reporter', () => reporter(90).then((one) => [one, one, one, one])],
    ['sign-up burst', () => Promise.all([90, 90, 90, 90].map((days) => reporter(days)))],
  ])('hides three members at a time by one %s [SAFE-8b, AGE-4d]', async (_name, reporters) => {
    const members = await Promise.all([1, 2, 3].map(() => service.person()));
    const [last, ...first] = [...(await reporters())].reverse();
    for (const [place, by] of first.entries()) await report(by, members[place]);
    expect(await Promise.all(members.map(isSeen))).toEqual([false, false, false]);
    await report(last ?? bram);
    expect(await isSeen()).toBe(true);
  });

  test('hides three members at a time from one network [SAFE-8b]', async () => {
    const people = await Promise.all([40, 50, 60, 70].map((days) => reporter(days)));
    const members = [...(await Promise.all([1, 2, 3].map(() => service.person()))), bram];
    for (const [place, by] of people.entries()) await report(by, members[place], `192.0.2.${place + 1}`);
    expect(await Promise.all(members.map(isSeen))).toEqual([false, false, false, true]);
  });

  test('hides nobody while the reporter is restricted [SAFE-8b]', async () => {
    const person = await reporter(90);
    await report(await reporter(120), person);
    await report(person);
    expect(await isSeen()).toBe(true);
  });
});

test('notifies a member who was hidden wrongly that nothing was wrong [SAFE-8e]', async () => {
  await verifyAddress(db, bram.id, new Date());
  await report(await reporter(60));
  await decide(bram, 'no_breach');
  const { rows } = await sql<{
    email: string;
  }>`select email from addresses where member_id = ${bram.id}`.execute(db);
  await eventually(async () => {
    const { text } = await service.mailTo(rows[0]?.email ?? '');
    expect(text).toContain('er was niets aan de hand');
    expect(text).toContain('spijt');
  });
});

describe('a wave of reports about one member', () => {
  test('is part of one item, and "no breach" closes all of it but no other report [SAFE-8f, SAFE-5g]', async () => {
    const address = newAddress();
    const people = await Promise.all(Array.from({ length: 6 }, () => reporter(0)));
    for (const person of people) await report(person, bram, address);
    const other = await reporter(0);
    await report(other);
    const { results, waiting } = await queue();
    expect(results).toMatchObject([{ wave: 6, together: 7 }]);
    expect(waiting.number).toBe(7);
    await decide(bram, 'no_breach');
    expect((await queue()).results.map(({ wave }) => wave)).toEqual([1]);
    const { rows } = await sql`select from decisions where outcome = 'no_breach'
      and report_id in (select id from reports where member_id = ${bram.id})`.execute(db);
    expect(rows).toHaveLength(6);
  });
});

test('stores network and device of a reporter as keyed hashes and removes them in time [SAFE-8b, GDPR-17a]', async () => {
  await report(await reporter(0), bram, '198.51.100.77');
  const { rows } = await sql<{
    all: string;
  }>`select row_to_json(reporter_trust)::text as all from reporter_trust`.execute(db);
  expect(rows[0]?.all).not.toContain('198.51.100');
  expect(rows[0]?.all).toMatch(/"network_hash":"\\\\x[0-9a-f]{32}"/);
});
