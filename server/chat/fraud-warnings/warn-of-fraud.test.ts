import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sendMessage } from '#contract/chat/send-message.ts';
import { hourSeconds } from '#contract/kit/durations.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { listCases } from '#contract/safety/list-cases.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { warnOfFraudHandler, warnOfFraudJob } from './warn-of-fraud.job.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;
await sql`delete from pgboss.schedule where name = ${warnOfFraudJob.name}`.execute(db);

const run = () => warnOfFraudHandler.run({}, service.platform);
let swindler: Person;
let answered: Person;

const talk = (from: Person, { id: profile }: Person) =>
  from.api(sendMessage, { profile, client_id: randomUUID(), kind: 'text', text: 'Hoi!' });

const ban = (ground = 'fake_or_fraud') =>
  sql`insert into restrictions (report_id, site_id, member_id, kind, ground, origin, since)
    values (random_id(), 1, ${swindler.id}, 'banned', ${ground}, 'http://localhost', ${clock.now()})`.execute(
    db,
  );

const mailsTo = async ({ id }: Person) => {
  const { rows } = await sql<{ email: string }>`select email from addresses where member_id = ${id}`.execute(
    db,
  );
  const list = service.service.mailbox?.list(rows[0]?.email ?? '') ?? [];
  return list.filter(({ subject }) => subject === 'Over een gesprek');
};

const warned = async () => {
  const { rows } = await sql<{ member_id: number }>`
    select member_id from fraud_warnings where banned_id = ${swindler.id}`.execute(db);
  return rows.map(({ member_id: member }) => member);
};

beforeEach(async () => {
  swindler = await service.person({ name: 'Robin' });
  answered = await service.person({ name: 'Anna', trusted: true });
  await talk(swindler, answered);
  await talk(answered, swindler);
});

test('members who answered a banned fraud account are warned once, by mail and in the app [US-2a]', async () => {
  const silent = await service.person({ name: 'Bram', trusted: true });
  await talk(swindler, silent);
  const wrote = await service.person({ name: 'Carla', trusted: true });
  await talk(wrote, swindler);
  const blocking = await service.person({ name: 'Dana', trusted: true });
  await talk(swindler, blocking);
  await talk(blocking, swindler);
  await blocking.api(blockMember, { profile: swindler.id });
  await ban();
  await run();
  expect(await warned()).toEqual([]);
  clock.forward(2 * hourSeconds);
  await Promise.all([run(), run()]);
  await run();
  expect(await warned()).toEqual([answered.id]);
  await eventually(async () => expect(await mailsTo(answered)).toHaveLength(1));
  const [mail] = await mailsTo(answered);
  expect(mail?.text).toContain(String(swindler.id));
  expect(mail?.text).toContain('Stuur nooit geld');
  expect(`${mail?.subject}${mail?.text}`).not.toContain('Robin');
  await eventually(async () =>
    expect((await answered.api(listCases, {})).answer.fraud_warnings).toMatchObject([
      { account: swindler.id },
    ]),
  );
  await run();
  expect(await mailsTo(answered)).toHaveLength(1);
});

test('a ban that is undone before the mail goes warns nobody [US-2a]', async () => {
  await ban();
  await sql`delete from restrictions where member_id = ${swindler.id}`.execute(db);
  clock.forward(2 * hourSeconds);
  await run();
  expect(await warned()).toEqual([]);
  expect(await mailsTo(answered)).toEqual([]);
});

test('a ban for another reason warns nobody [US-2a]', async () => {
  await ban('offensive');
  clock.forward(2 * hourSeconds);
  await run();
  expect(await warned()).toEqual([]);
});

test('a run reaches the victims of every ban, also behind a hundred older bans [US-2a]', async () => {
  const { id: other } = await service.person({ name: 'Robin' });
  await sql`insert into restrictions (report_id, site_id, member_id, kind, ground, origin, since)
    select random_id(), 1, ${other}, 'banned', 'fake_or_fraud', 'http://localhost',
      ${clock.now()}::timestamptz from generate_series(1, 120)`.execute(db);
  clock.forward(60);
  await ban();
  clock.forward(2 * hourSeconds);
  await run();
  expect(await warned()).toEqual([answered.id]);
});
