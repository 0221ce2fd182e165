import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { decideReport } from '#contract/chat/decide-report.ts';
import { hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { hideNoticeSubject } from '#contract/profiles/hide-notice-subject.ts';
import { showNoticeSubject } from '#contract/profiles/show-notice-subject.ts';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { newPicture } from '#tests/support/files/new-picture.ts';
import { addApproved, claimNotice, sendNotice } from '#tests/support/people/notice-world.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { uncausedRestrictions } from '../restrictions/uncaused-restrictions.sql.ts';
import { hideOverdueHandler } from './hide-overdue.job.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;
let operator: TestOperator;
let bram: Person;
let anna: Person;
let photo: { readonly id: Id; readonly path: string };
let other: { readonly id: Id; readonly path: string };

beforeEach(async () => {
  await sql`delete from complaints`.execute(db);
  operator = await newOperator(service);
  [bram, anna] = [await service.person({ trusted: true }), await service.person()];
  photo = await addApproved(service, bram, await newPicture());
  other = await addApproved(service, bram, await newPicture());
});

const pass = (hours: number) => clock.forward(hours * hourSeconds);
const tick = () => hideOverdueHandler.run({}, service.platform);
const isSeen = async (path: string) => (await anna.get(`/media/${path}-card.webp`)).status === 200;
const photosSeen = async () => (await anna.api(getMember, { id: bram.id })).answer.member.photos.length;
const place = () => `http://localhost/media/${photo.path}-card.webp`;
const hidings = async () =>
  (
    await sql<{ cause: string; report: Id }>`
    select cause, report_id as report from hidden_pictures where path in (${photo.path}, ${other.path})`.execute(
      db,
    )
  ).rows;
const caseOf = async (): Promise<Id> => (await hidings())[0]?.report ?? 0;
/** Operators log in again, because their logins end within hours. */
const fresh = async () => {
  operator = await newOperator(service);
  return operator;
};
const decide = async (report: Id, outcome: 'no_breach' | 'content_removed') => {
  await fresh();
  await operator.client.api(claimReport, { report });
  const ground =
    outcome === 'no_breach'
      ? {}
      : { ground: 'against_terms' as const, facts: 'Op de foto staat iemand anders.' };
  expect((await operator.client.api(decideReport, { report, outcome, ...ground })).status).toBe(200);
};
const noFaults = async () => expect(await uncausedRestrictions(db, clock.now())).toEqual([]);

test('hides the named picture two hours before 48 hours end, and nothing else [NCII-1c]', async () => {
  await sendNotice(service, place());
  pass(45);
  await tick();
  expect(await photosSeen()).toBe(2);
  pass(1);
  await tick();
  await tick();
  expect([await isSeen(photo.path), await photosSeen()]).toEqual([false, 1]);
  expect(await hidings()).toMatchObject([{ cause: 'clock' }]);
  await noFaults();
  await eventually(() => {
    const mails = service.service.mailbox?.list(operator.email) ?? [];
    expect(mails.map(({ subject }) => subject)).toContain('Beeld verborgen door de klok: kijk nu');
  });
  await fresh();
  const { results } = (await operator.client.api(listReports, {})).answer;
  const opened = await caseOf();
  // The deadline of the case is that of the notice.
  const due = results.find(({ id }) => id === opened)?.due_at ?? '';
  expect(Math.round((Date.parse(due) - clock.now().getTime()) / 3_600_000)).toBe(2);
});

test('hides the pictures but never the profile if the notice names no picture [NCII-1c]', async () => {
  await sendNotice(service, `/members/${bram.id}`);
  pass(46);
  await tick();
  expect([await isSeen(photo.path), await isSeen(other.path), await photosSeen()]).toEqual([false, false, 0]);
  await decide(await caseOf(), 'no_breach');
  expect(await photosSeen()).toBe(2);
  await noFaults();
});

test('hides nobody by a name, and nobody for another subject [NCII-1c]', async () => {
  await sendNotice(service, 'Robin');
  await sendNotice(service, place(), { subject: 'content' });
  pass(100);
  await tick();
  expect(await photosSeen()).toBe(2);
});

test('does nothing after an operator answered the notice or withdrew it [NCII-1c]', async () => {
  const complaint = await claimNotice(operator, await sendNotice(service, place()));
  await operator.client.api(answerComplaint, { complaint, outcome: 'answered', words: 'Ingetrokken.' });
  pass(46);
  await tick();
  expect(await photosSeen()).toBe(2);
});

test('does not hide again what an operator hid and released [NCII-1c]', async () => {
  const complaint = await claimNotice(operator, await sendNotice(service, place()));
  await operator.client.api(hideNoticeSubject, { complaint, picture: photo.id });
  await operator.client.api(showNoticeSubject, { complaint });
  pass(46);
  await tick();
  expect(await photosSeen()).toBe(2);
  await noFaults();
});

test('keeps the hiding of an operator who decided before [NCII-1c]', async () => {
  const complaint = await claimNotice(operator, await sendNotice(service, place()));
  await operator.client.api(hideNoticeSubject, { complaint, picture: photo.id });
  pass(46);
  await tick();
  expect(await hidings()).toMatchObject([{ cause: 'operator' }]);
  await decide(await caseOf(), 'content_removed');
  expect(await isSeen(photo.path)).toBe(false);
  await noFaults();
});

test('one decision settles two notices of one picture [NCII-1c]', async () => {
  await sendNotice(service, place());
  await sendNotice(service, place());
  pass(46);
  await tick();
  expect(await hidings()).toHaveLength(1);
  const report = await caseOf();
  const { rows } = await sql`select from notice_subjects where report_id = ${report}`.execute(db);
  expect(rows).toHaveLength(2);
  await decide(report, 'no_breach');
  await tick();
  expect(await photosSeen()).toBe(2);
  await noFaults();
});

test('a cleared picture is not hidden by a later notice, but a newer picture is [NCII-1c]', async () => {
  await sendNotice(service, place());
  pass(46);
  await tick();
  await decide(await caseOf(), 'no_breach');
  await sendNotice(service, place());
  pass(46);
  await tick();
  expect(await isSeen(photo.path)).toBe(true);
  const newer = await addApproved(service, bram, await newPicture());
  await sendNotice(service, `/media/${newer.path}-card.webp`);
  pass(46);
  await tick();
  expect(await isSeen(newer.path)).toBe(false);
});

test('one sender hides the pictures of at most three members at a time by the clock [NCII-1c]', async () => {
  const email = 'flood@post.example';
  const members = await Promise.all(Array.from({ length: 5 }, () => service.person()));
  for (const member of members) {
    await addApproved(service, member, await newPicture());
    await sendNotice(service, `/members/${member.id}`, { email });
  }
  pass(46);
  await tick();
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number from hidden_pictures join photos on photos.path = hidden_pictures.path
    where photos.member_id in (${sql.join(members.map(({ id }) => id))})`.execute(db);
  expect(rows[0]?.number).toBe(3);
  // The others are not done: operators get a mail, and the clock tries them again when there is room again.
  const held = await sql<{ done: boolean; braked: boolean }>`
    select clock_at is not null as done, braked_at is not null as braked from notice_subjects
    where report_id is null`.execute(db);
  expect(held.rows).toEqual([
    { done: false, braked: true },
    { done: false, braked: true },
  ]);
  await eventually(() => {
    const mails = service.service.mailbox?.list(operator.email) ?? [];
    expect(
      mails.filter(({ subject }) => subject === 'De klok verborg een beeld niet: beslis nu'),
    ).toHaveLength(1);
  });
  await sql`update hidden_pictures set cause = 'operator' from photos
    where photos.path = hidden_pictures.path and photos.member_id in (${sql.join(members.map(({ id }) => id))})`.execute(
    db,
  );
  await tick();
  const { rows: after } = await sql<{ done: number }>`
    select count(*)::integer as done from notice_subjects where report_id is not null`.execute(db);
  expect(after[0]?.done).toBe(5);
});

test('hides once if two processes run the clock at the same moment [NCII-1c]', async () => {
  await sendNotice(service, place());
  pass(46);
  await Promise.all([tick(), tick(), tick()]);
  expect(await hidings()).toHaveLength(1);
  const { rows } = await sql`select from reports where member_id = ${bram.id}`.execute(db);
  expect(rows).toHaveLength(1);
});

test('the receipt for an intimate image names 48 hours, and other receipts a month [NCII-1e]', async () => {
  const [image, content] = ['image@post.example', 'content@post.example'];
  await sendNotice(service, place(), { email: image });
  await sendNotice(service, place(), { email: content, subject: 'content' });
  await eventually(() => {
    expect(service.service.mailbox?.list(image)[0]?.text).toContain('48 uur');
    expect(service.service.mailbox?.list(content)[0]?.text).toContain('een maand');
  });
  expect(service.service.mailbox?.list(content)[0]?.text).not.toContain('48 uur');
});

/** Notices by strangers about one photo each of new members, each from an address and a network of its own. */
const flood = async (number: number, network: Buffer | null) => {
  const members = await Promise.all(Array.from({ length: number }, () => service.person()));
  for (const member of members) {
    await addApproved(service, member, await newPicture());
    await sendNotice(service, `/members/${member.id}`);
  }
  await sql`update complaints set network_hash = ${network}, device_hash = null`.execute(db);
  return members.map(({ id }) => id);
};
const hiddenOf = async (members: readonly Id[]) =>
  (
    await sql<{ number: number }>`
      select count(distinct photos.member_id)::integer as number
      from hidden_pictures join photos on photos.path = hidden_pictures.path
      where photos.member_id = any(${[...members]}::bigint[])`.execute(db)
  ).rows[0]?.number;

test('hides few members a day for many strangers, and alarms the operators once [NCII-1c, SAFE-8c]', async () => {
  const members = await flood(8, null);
  pass(46);
  await tick();
  await tick();
  expect(await hiddenOf(members)).toBe(5);
  await eventually(() => {
    const mails = service.service.mailbox?.list(operator.email) ?? [];
    const told = mails.filter(({ subject }) => subject === 'De klok verborg een beeld niet: beslis nu');
    expect(told).toHaveLength(1);
  });
  await fresh();
  const { complaints } = (await operator.client.api(listReports, {})).answer;
  const held = await Promise.all(
    complaints.results.map(
      async ({ id }) => (await operator.client.api(claimComplaint, { complaint: id })).answer,
    ),
  );
  const senders = held.map(({ complaint }) => complaint?.facts_of_sender);
  expect(senders.filter((one) => one?.braked)).toHaveLength(3);
  expect(senders[0]).toMatchObject({ standing: 'unknown', notices: 0, wave: { notices: 8, unknown: 8 } });
  // The next day the clock goes on where it stopped.
  pass(25);
  await tick();
  expect(await hiddenOf(members)).toBe(8);
  await noFaults();
}, 120_000);

test('hides for a member with a confirmed address although strangers used up the day [NCII-1c, SAFE-8b]', async () => {
  await flood(6, null);
  pass(1);
  const known = await service.person({ trusted: true });
  await sql`update addresses set verified_at = now() - interval '40 days' where member_id = ${known.id}`.execute(
    db,
  );
  await known.api(sendComplaint, {
    ...{ client_id: crypto.randomUUID(), subject: 'intimate_image', words: 'Dit ben ik.', place: place() },
    good_faith: true,
  });
  await sql`update complaints set network_hash = null, device_hash = null`.execute(db);
  pass(46);
  await tick();
  expect(await isSeen(photo.path)).toBe(false);
}, 120_000);

test('counts all addresses of one network as one sender [NCII-1c, SAFE-8b]', async () => {
  const members = await flood(4, Buffer.alloc(16, 7));
  pass(46);
  await tick();
  expect(await hiddenOf(members)).toBe(3);
}, 120_000);
