import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { reportMember } from '#contract/profiles/report-member.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { addDays } from '#server/platform/time.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { watchQueuesHandler } from '../moderation-queue/watch-queues.job.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, trustProxy: true, clock });
const { db } = service.platform;
let operator: TestOperator;

beforeEach(async () => {
  await sql`delete from restrictions`.execute(db);
  await sql`delete from reports`.execute(db);
  operator = await newOperator(service);
});

let networks = 0;

const newAddress = (): string => {
  networks += 1;
  return `10.6.${networks}.7`;
};

/** A member who confirmed the address so many days ago. Below seven days the member is a newcomer. */
const reporter = async (days: number): Promise<Person> => {
  const person = await service.person();
  const at = addDays(clock.now(), -days);
  await verifyAddress(db, person.id, at);
  await sql`update members set joined_at = ${at} where id = ${person.id}`.execute(db);
  person.cookies.set('vonk_device', randomBytes(32).toString('base64url'));
  return person;
};

const report = async (by: Person, about: Person, address = newAddress()): Promise<void> => {
  const from = { headers: { 'x-forwarded-for': address } };
  await by.api(reportMember, { profile: about.id, reason: 'underage' }, from).then(({ answer }) => answer);
};

const mails = () =>
  (service.service.mailbox?.list(operator.email) ?? []).filter(({ subject }) =>
    subject.includes('Misschien een minderjarige'),
  );

const alarms = async (): Promise<number> => {
  const { rows } = await sql<{ number: number }>`
    select count(distinct alarmed_at)::int as number from reporter_trust`.execute(db);
  return rows[0]?.number ?? 0;
};

describe('alarms about reports of possible minors', () => {
  test('reach the operators although a newcomer reported a puppet before [SAFE-8n]', async () => {
    await report(await reporter(0), await service.person());
    await report(await reporter(0), await service.person());
    await eventually(() => expect(mails()).toHaveLength(2));
  });

  test('are quiet for an hour about one member, and by one reporter, network or device [SAFE-8n]', async () => {
    const [bram, first] = [await service.person(), await reporter(0)];
    const address = newAddress();
    await report(first, bram, address);
    await report(await reporter(0), bram);
    await report(first, await service.person());
    await report(await reporter(0), await service.person(), address);
    const again = await reporter(0);
    again.cookies.set('vonk_device', first.cookies.get('vonk_device') ?? '');
    await report(again, await service.person());
    expect(await alarms()).toBe(1);
    clock.forward(3601);
    await report(first, await service.person(), address);
    expect(await alarms()).toBe(2);
  });

  test('are five an hour by newcomers, who never silence a trusted reporter [SAFE-8n]', async () => {
    for (let turn = 0; turn < 9; turn += 1) await report(await reporter(0), await service.person());
    expect(await alarms()).toBe(5);
    await report(await reporter(9), await service.person());
    expect(await alarms()).toBe(6);
  });

  test('that were held back come as one mail within the hour, once [SAFE-8n]', async () => {
    const puppet = await service.person();
    for (let turn = 0; turn < 7; turn += 1) await report(await reporter(0), puppet);
    for (let turn = 0; turn < 7; turn += 1) await report(await reporter(0), await service.person());
    expect(await alarms()).toBe(5);
    clock.forward(50 * 60);
    await watchQueuesHandler.run({}, service.platform);
    expect(await alarms()).toBe(5);
    clock.forward(11 * 60);
    for (const _ of [1, 2]) await watchQueuesHandler.run({}, service.platform);
    expect(await alarms()).toBe(6);
    await eventually(() =>
      expect(mails().filter(({ text }) => text.includes('wachten nog 3 leden'))).toHaveLength(1),
    );
  });
});
