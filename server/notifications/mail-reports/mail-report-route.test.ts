import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { bounceReport, complaintReport, unsubscribeMail } from '#tests/support/mail/mail-reports.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { type MailTokenUse, writeMailToken } from '../suppressions/mail-token.ts';
import { softBounceLimit } from './process-report.ts';
import { purgeReports } from './purge-reports.job.ts';

const secret = 'a secret of the mail server, long enough';
let service: TestService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ mailHookSecret: secret, clock });
});

interface Person {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

const tokenFor = (member: number, email: string, use: MailTokenUse = 'report') =>
  writeMailToken(service.platform.keys, use, { member, address: addressHash(service.platform.keys, email) });

let count = 0;
const newMember = async (): Promise<Person> => {
  count += 1;
  const email = `bounced-${count}@post.example`;
  const { id } = await signUpMember(service.client(), { email });
  return { id, email, token: tokenFor(id, email) };
};

const report = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  service.client().fetch('/api/mail-report.php', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}`, ...headers },
    body,
  });

const causesOf = async ({ id, email }: { id: number; email: string }): Promise<string[][]> => {
  const { db, keys } = service.platform;
  const stops = await sql<{ cause: string }>`
    select cause from notification_stops where member_id = ${id} order by cause`.execute(db);
  const kept = await sql<{ cause: string }>`
    select cause from mail_suppressions where address_hash = ${addressHash(keys, email)} order by cause`.execute(
    db,
  );
  return [stops, kept].map(({ rows }) => rows.map(({ cause }) => cause));
};

const none = [[], []];

test('suppresses member and address on a hard bounce, and counts a repeated report once [NOTIF-2a, EML-6a, EML-10a]', async () => {
  const person = await newMember();
  const raw = bounceReport('5.1.1', { token: person.token });
  expect((await report(raw)).status).toBe(204);
  expect(await causesOf(person)).toEqual([['bounce'], ['bounce']]);
  expect((await report(raw)).status).toBe(204);
  expect(await causesOf(person)).toEqual([['bounce'], ['bounce']]);
});

test('counts each soft bounce once and suppresses at the fifth in a row [NOTIF-2a, EML-6b]', async () => {
  const person = await newMember();
  const first = bounceReport('4.2.2', { token: person.token });
  // Repeated and simultaneous copies of a report count as one.
  await Promise.all(Array.from({ length: softBounceLimit }, () => report(first)));
  await report(first);
  expect(await causesOf(person)).toEqual(none);
  for (let more = 2; more < softBounceLimit; more += 1) {
    await report(bounceReport('4.4.1', { token: person.token }));
    expect(await causesOf(person)).toEqual(none);
  }
  await report(bounceReport('4.4.1', { token: person.token }));
  expect(await causesOf(person)).toEqual([['bounce'], ['bounce']]);
});

test('ends a series of soft bounces after a month without one [NOTIF-2a]', async () => {
  const person = await newMember();
  const soft = () => report(bounceReport('4.2.2', { token: person.token }));
  for (let bounce = 1; bounce < softBounceLimit; bounce += 1) await soft();
  clock.forward(31 * 24 * 3600);
  await soft();
  expect(await causesOf(person)).toEqual(none);
});

test('suppresses on a complaint by our own header if the recipient was removed [NOTIF-2a, EML-5a]', async () => {
  const person = await newMember();
  await report(complaintReport('abuse', { token: null, quotedToken: person.token }));
  expect(await causesOf(person)).toEqual([['fbl'], ['fbl']]);
});

test.each(['not-spam', 'fraud', 'other'])('ignores feedback of type %s [NOTIF-2c, EML-5b]', async (type) => {
  const person = await newMember();
  await report(complaintReport(type, { token: person.token, quotedToken: person.token }));
  expect(await causesOf(person)).toEqual(none);
});

test('ends one kind of mails by mail and accepts the longer address of older mails [NOTIF-1b, EML-1b]', async () => {
  const [person, older] = [await newMember(), await newMember()];
  await report(unsubscribeMail(tokenFor(person.id, person.email, 'unsubscribe like')));
  expect(await causesOf(person)).toEqual(none);
  const { rows } = await sql<{ kind: string; wanted: boolean }>`select kind, wanted from notification_choices
    where member_id = ${person.id}`.execute(service.platform.db);
  expect(rows).toEqual([{ kind: 'like', wanted: false }]);
  await report(unsubscribeMail(tokenFor(older.id, older.email, 'unsubscribe'), 'unsubscribe'));
  expect(await causesOf(older)).toEqual([['list-unsubscribe'], ['list-unsubscribe']]);
});

test('unsubscribes on a mail to the unsubscribe address, but not with a return-path token [NOTIF-2c]', async () => {
  const person = await newMember();
  await report(unsubscribeMail(person.token));
  expect(await causesOf(person)).toEqual(none);
  await report(unsubscribeMail(tokenFor(person.id, person.email, 'unsubscribe')));
  expect(await causesOf(person)).toEqual([['list-unsubscribe'], ['list-unsubscribe']]);
});

test('suppresses an address that the member has left, but not the member, on its bounce [NOTIF-2c]', async () => {
  const person = await newMember();
  const left = { id: person.id, email: 'left@post.example' };
  await report(bounceReport('5.1.1', { token: tokenFor(person.id, left.email) }));
  expect(await causesOf(left)).toEqual([[], ['bounce']]);
  expect(await causesOf(person)).toEqual(none);
});

test('suppresses the address of an erased member on a report [NOTIF-2a, EML-7b]', async () => {
  const gone = { id: 4_503_599_627_370_495, email: 'gone@post.example' };
  expect((await report(complaintReport('abuse', { token: tokenFor(gone.id, gone.email) }))).status).toBe(204);
  expect(await causesOf(gone)).toEqual([[], ['fbl']]);
});

test('changes nothing on a bounce without a valid token and answers the same [NOTIF-2c, EML-6c]', async () => {
  const person = await newMember();
  const forged = [
    null,
    '0'.repeat(person.token.length),
    person.token.slice(0, -1) + (person.token.endsWith('0') ? '1' : '0'),
    person.token.slice(1),
    tokenFor(person.id, person.email, 'unsubscribe'),
  ];
  for (const token of forged) {
    const answer = await report(bounceReport('5.1.1', { token }));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  }
  expect(await causesOf(person)).toEqual(none);
});

test('ignores a human or automatic reply to a return path [NOTIF-2c]', async () => {
  const person = await newMember();
  const answer = [
    `To: bounce+${person.token}@localhost`,
    'Subject: Re: Status: 5.1.1',
    '',
    'Status: 5.1.1',
    'Feedback-Type: abuse',
    '',
  ];
  await report(answer.join('\r\n'));
  await report(bounceReport('2.0.0', { token: person.token }));
  expect(await causesOf(person)).toEqual(none);
});

test('accepts the message as JSON [NOTIF-2a]', async () => {
  const person = await newMember();
  const body = JSON.stringify({ message: bounceReport('5.1.1', { token: person.token }) });
  expect((await report(body, { 'content-type': 'application/json' })).status).toBe(204);
  expect(await causesOf(person)).toEqual([['bounce'], ['bounce']]);
});

test('refuses a report without the secret, and every report if no secret is configured [AUTH-11c, EML-10a]', async () => {
  const person = await newMember();
  const raw = bounceReport('5.1.1', { token: person.token });
  for (const authorization of ['', 'Bearer ', 'Bearer wrong', `Basic ${secret}`, `Bearer ${secret}x`, secret])
    expect((await report(raw, { authorization })).status).toBe(401);
  const other = await startService({ mailHookSecret: null });
  const answer = await other.client().fetch('/api/mail-report.php', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: 'Bearer null' },
    body: raw,
  });
  expect(answer.status).toBe(401);
  expect(await causesOf(person)).toEqual(none);
});

test('refuses or ignores broken, nested and huge messages without an internal error [NOTIF-2c]', async () => {
  const { token } = await newMember();
  const whole = bounceReport('5.1.1', { token });
  const deep = Array.from(
    { length: 200 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`,
  );
  const bodies: Array<readonly [string | Uint8Array<ArrayBuffer>, number]> = [
    ['', 204],
    ['\r\n\r\n\r\n', 204],
    [whole.slice(0, 200), 204],
    [deep.join(''), 204],
    [`To: ${`bounce+${'0'.repeat(53)}@localhost, `.repeat(2000)}\r\n\r\n`, 204],
    [`${'X-Odd: y\r\n'.repeat(50_000)}\r\n`, 204],
    [new Uint8Array(1000).fill(0), 204],
    [new Uint8Array(1024 * 1024 + 1).fill(65), 413],
  ];
  for (const [body, status] of bodies) expect((await report(body)).status).toBe(status);
  const json = { 'content-type': 'application/json' };
  for (const body of ['{', '[]', '{"message":1}', 'null', '{"message":"x","more":1}'])
    expect((await report(body, json)).status).toBe(400);
  expect((await report(whole, { 'content-type': 'text/html' })).status).toBe(415);
});

test('purges old reports and bounce series, but not suppressions [NOTIF-2a]', async () => {
  const person = await newMember();
  await report(bounceReport('4.2.2', { token: person.token }));
  await report(complaintReport('abuse', { token: person.token }));
  clock.forward(100 * 24 * 3600);
  await purgeReports.run({}, service.platform);
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from mail_reports) + (select count(*) from soft_bounces) as left`.execute(
    service.platform.db,
  );
  expect(rows[0]?.left).toBe(0);
  expect(await causesOf(person)).toEqual([['fbl'], ['fbl']]);
});
