import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { answerComplaint } from '#contract/safety/answer-complaint.ts';
import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import { listComplaints } from '#contract/safety/list-complaints.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { eraseAccount } from '../erase-account.ts';
import { exportAccount } from '../export-account.ts';
import { purgeReportsJob } from '../reports/purge-reports.job.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { db, storage } = service.platform;

let anna: Person;
let operator: TestOperator;

beforeEach(async () => {
  await sql`delete from complaints`.execute(db);
  anna = await service.person({ name: 'Anna' });
  operator = await newOperator(service);
});

type Complaint = Partial<CallOf<typeof sendComplaint>>;

const send = (client: Client, complaint: Complaint = {}) =>
  client.api(sendComplaint, {
    client_id: randomUUID(),
    subject: 'other',
    words: 'Dit klopt niet.',
    ...complaint,
  });

const sender = { name: 'Robin', email: 'robin@post.example' };
const mailsTo = (email: string) => service.service.mailbox?.list(email) ?? [];
const waiting = async () => (await operator.client.api(listReports, {})).answer.complaints;
const claim = async (complaint?: Id) =>
  (await operator.client.api(claimComplaint, complaint === undefined ? {} : { complaint })).answer.complaint;
const purge = () => service.platform.jobs.send(purgeReportsJob, {});

test('accepts a complaint without an account, and mails its number and the answer [SAFE-1b, DSA-1a, GDPR-12a]', async () => {
  const email = 'eva@post.example';
  const sent = await send(service.client(), {
    ...{ subject: 'thought_real', name: 'Eva', email, order: ' 12 34 ', place: 'Sofia' },
  });
  expect(sent.answer).toMatchObject({ mailed: true });
  const given = sent.answer.number;
  expect(given).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  await eventually(() => expect(mailsTo(email)).toHaveLength(1));
  expect(mailsTo(email)[0]?.text).toContain(given);
  expect(mailsTo(email)[0]?.text).not.toContain('Dit klopt niet.');
  // Neither name nor address is readable in the table.
  const { rows } = await sql<{ row: string }>`select complaints::text as row from complaints`.execute(db);
  expect(rows[0]?.row).not.toMatch(/eva/i);

  const { results } = await waiting();
  expect(results).toMatchObject([{ number: given, subject: 'thought_real', held: 'nobody' }]);
  const taken = await claim(results[0]?.id);
  expect(taken).toMatchObject({
    ...{ number: given, words: 'Dit klopt niet.', order: '1234', place: 'Sofia', member: null },
    sender: { name: 'Eva', email },
    answer: null,
  });
  const words = 'Je hebt gelijk.\n\nJe krijgt alles terug.';
  const reply = { complaint: taken?.id ?? 0, outcome: 'upheld' as const, words };
  await operator.client.api(answerComplaint, reply);
  await operator.client.api(answerComplaint, reply);
  await eventually(() => expect(mailsTo(email)).toHaveLength(2));
  expect(mailsTo(email)[0]?.text).toContain('Je krijgt alles terug.');
  expect(mailsTo(email)[0]?.text).toContain(
    'Aan een geschillencommissie voor consumenten nemen we niet deel.',
  );
  expect((await waiting()).waiting).toEqual({ number: 0, more: false });
  expect(await claim()).toBeNull();
});

test("accepts a member's complaint without a name, and shows the answer to that member only [SAFE-1b]", async () => {
  const bram = await service.person({ name: 'Bram' });
  const given = (await send(anna, { subject: 'payment' })).answer.number;
  const taken = await claim();
  expect(taken).toMatchObject({ number: given, member: anna.id, sender: null });
  await operator.client.api(answerComplaint, {
    ...{ complaint: taken?.id ?? 0, outcome: 'not_upheld', words: 'Het bedrag klopt.' },
  });
  const own = (await anna.api(listComplaints, {})).answer;
  expect(own.complaints).toMatchObject([
    {
      number: given,
      words: 'Dit klopt niet.',
      answer: { outcome: 'not_upheld', words: 'Het bedrag klopt.' },
    },
  ]);
  expect(own.email).toContain('@');
  for (const client of [bram, service.client()])
    expect((await client.api(listComplaints, {})).answer.complaints).toEqual([]);
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where member_id = ${anna.id} order by id`.execute(db);
  expect(rows.map(({ action }) => action)).toEqual(['safety/look-at-complaint', 'safety/answer-complaint']);
});

test('counts the same form twice as one complaint with one receipt, and refuses a changed text [SAFE-1b]', async () => {
  const client_id = randomUUID();
  const email = 'twice@post.example';
  const form = { client_id, name: 'Twee', email };
  const clients = [service.client(), service.client()];
  const both = await Promise.all(clients.map((client) => send(client, form)));
  expect(new Set(both.map(({ answer }) => answer.number)).size).toBe(1);
  expect((await send(service.client(), { ...form, words: 'Iets anders.' })).problem.code).toBe(
    'client_id_reused',
  );
  expect((await send(anna, { client_id })).problem.code).toBe('client_id_reused');
  expect((await waiting()).waiting.number).toBe(1);
  await eventually(() => expect(mailsTo(email)).toHaveLength(1));
});

test('accepts every complaint, but sends an address at most three receipts a day [SAFE-1b, EML-10d]', async () => {
  const email = 'victim@post.example';
  const sent: boolean[] = [];
  for (let times = 0; times < 5; times += 1) {
    const { answer } = await send(service.client(), {
      ...{
        name: 'Ander',
        email: [email, email.toUpperCase(), `victim+${times}@post.example`][times % 3] ?? email,
        words: `Klacht ${times}.`,
      },
    });
    sent.push(answer.mailed);
  }
  expect(sent).toEqual([true, true, true, false, false]);
  expect((await waiting()).waiting.number).toBe(5);
  clock.forward(daySeconds + 1);
  expect((await send(service.client(), { name: 'Ander', email })).answer.mailed).toBe(true);
});

test('requires place and good faith for a notice, and no name for one about a minor [DSA-1b, NCII-1a]', async () => {
  const client = service.client();
  const faults = async (complaint: Complaint) =>
    ((await send(client, complaint)).problem.errors ?? [])
      .map(({ field, code }) => `${field} ${code}`)
      .sort();
  expect(await faults({})).toEqual(['email required', 'name required']);
  expect(await faults({ ...sender, email: 'geen adres' })).toEqual(['email invalid_email']);
  expect(await faults({ ...sender, subject: 'content' })).toEqual([
    'good_faith good_faith',
    'place required',
  ]);
  expect(await faults({ ...sender, order: 'x1' })).toEqual(['order order_number']);
  expect(await faults({ ...sender, words: '   ' })).toEqual(['words required']);
  expect(await faults({ ...sender, words: 'a'.repeat(4001) })).toEqual(['words too_long']);
  const notice = { subject: 'underage' as const, place: '/members/12', good_faith: true };
  const { answer } = await send(client, notice);
  expect(answer).toMatchObject({ mailed: false });
});

test('reserves a claimed complaint for one operator for half an hour [SAFE-2b]', async () => {
  await send(anna);
  const taken = (await claim())?.id ?? 0;
  const other = await newOperator(service);
  const reply = { complaint: taken, outcome: 'answered' as const, words: 'Zo.' };
  expect((await other.client.api(claimComplaint, { complaint: taken })).problem.code).toBe(
    'report_not_yours',
  );
  expect((await other.client.api(answerComplaint, reply)).problem.code).toBe('report_not_yours');
  clock.forward(20 * 60);
  await Promise.all([operator, other].map(({ client }) => client.api(listReports, {})));
  clock.forward(11 * 60);
  expect((await other.client.api(claimComplaint, { complaint: taken })).answer.complaint?.id).toBe(taken);
  expect((await operator.client.api(answerComplaint, reply)).problem.code).toBe('report_not_yours');
  await other.client.api(answerComplaint, reply);
  const otherwise = { ...reply, words: 'Toch anders.' };
  expect((await other.client.api(answerComplaint, otherwise)).problem.code).toBe('report_not_yours');
});

test('deletes an answered complaint after 200 days and keeps a waiting one [GDPR-9c]', async () => {
  await send(service.client(), sender);
  await send(service.client(), { ...sender, words: 'Nog een.' });
  const taken = (await claim())?.id ?? 0;
  await operator.client.api(answerComplaint, { complaint: taken, outcome: 'answered', words: 'Zo.' });
  const held = async () => (await sql`select from complaints`.execute(db)).rows.length;
  clock.forward(199 * daySeconds);
  await purge();
  expect(await held()).toBe(2);
  clock.forward(2 * daySeconds);
  await purge();
  await eventually(async () => expect(await held()).toBe(1));
});

test('exports complaints, erases them with the account, and keeps a waiting notice anonymously [ACC-13e, GDPR-7b]', async () => {
  await send(anna, { words: 'Mijn klacht.' });
  await send(anna, { subject: 'underage', words: 'Te jong.', place: 'Daar', good_faith: true });
  const { data } = await exportAccount({ db, storage, member: anna.id, pseudonymOf: () => 'iemand' });
  expect(JSON.stringify(data)).toContain('Mijn klacht.');
  await service.platform.transact((unit) => eraseAccount(unit, anna.id, clock.now()));
  const { rows } = await sql`select words, member_id from complaints`.execute(db);
  expect(rows).toEqual([{ words: 'Te jong.', member_id: null }]);
});
