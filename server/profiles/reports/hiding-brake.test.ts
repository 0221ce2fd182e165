import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { day, hourSeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { releaseBrake } from '#contract/safety/release-brake.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { hidingCause } from '#server/safety/door.ts';
import { allSites, loadSites } from '#server/sites/door.ts';
import { countStatements } from '#tests/support/database/count-statements.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, trustProxy: true, clock });
const { db } = service.platform;
const site = allSites()[0]?.id ?? 0;
let operator: TestOperator;

beforeEach(async () => {
  await sql`delete from automatic_brakes`.execute(db);
  await sql`delete from restrictions`.execute(db);
  await sql`delete from reports`.execute(db);
  operator = await newOperator(service);
});

let networks = 0;

const newNetwork = (): number => {
  networks += 1;
  return networks;
};

/**
 * A trusted member reports another new member from a network, by default a new one. Returns whether that hid
 * the member.
 */
const hides = async (reporter?: Person, network = newNetwork()): Promise<boolean> => {
  const headers = { 'x-forwarded-for': `10.2.${network}.7` };
  const [by, about] = [reporter ?? (await service.person({ trusted: true })), await service.person()];
  await by
    .api(reportMember, { profile: about.id, reason: 'underage' }, { headers })
    .then(({ answer }) => answer);
  const { rows } = await sql`select from restrictions where member_id = ${about.id}`.execute(db);
  return rows.length > 0;
};

const several = async (number: number): Promise<boolean[]> => {
  const hidden: boolean[] = [];
  for (let turn = 0; turn < number; turn += 1) hidden.push(await hides());
  return hidden;
};

const brakes = async () => (await operator.client.api(listReports, {})).answer.brakes;

test('stops hiding after five members in an hour, alarms once, and keeps filling the queue [SAFE-8c]', async () => {
  expect(await several(5)).toEqual([true, true, true, true, true]);
  expect(await brakes()).toEqual([]);
  expect(await several(3)).toEqual([false, false, false]);
  expect(await brakes()).toMatchObject([{ site, host: 'localhost', hidden: 5 }]);
  expect((await operator.client.api(listReports, {})).answer.waiting.number).toBe(8);
  await eventually(() => {
    const mails = service.service.mailbox?.list(operator.email) ?? [];
    expect(mails.filter(({ text }) => text.includes('5 leden')).length).toBe(1);
  });
  clock.forward(2 * hourSeconds);
  // Only an operator releases the brake; time does not.
  expect(await hides()).toBe(false);
});

test('is not engaged by two patient strangers who report puppets of their own [SAFE-8c]', async () => {
  for (const stranger of [await service.person({ trusted: true }), await service.person({ trusted: true })]) {
    const network = newNetwork();
    for (const _ of [1, 2, 3]) expect(await hides(stranger, network)).toBe(true);
    expect(await hides(stranger, network)).toBe(false);
  }
  expect(await hides()).toBe(true);
  expect(await brakes()).toEqual([]);
});

test('counts accounts of one network or of one day once [SAFE-8c]', async () => {
  const network = newNetwork();
  for (const _ of [1, 2, 3]) expect(await hides(undefined, network)).toBe(true);
  const sameDay = [await service.person({ trusted: true }), await service.person({ trusted: true })];
  await sql`update members set joined_at = now() - interval '50 days'
    where id = any(${sameDay.map(({ id }) => id)}::bigint[])`.execute(db);
  for (const stranger of sameDay) expect(await hides(stranger)).toBe(true);
  expect(await several(3)).toEqual([true, true, true]);
  expect(await brakes()).toEqual([]);
  expect(await hides()).toBe(false);
});

test('decides under the lock of a site in six statements, however many reports are open [SAFE-8c]', async () => {
  const about = await service.person();
  for (let turn = 0; turn < 12; turn += 1) {
    const by = await service.person({ trusted: true });
    await sql`update members set joined_at = now() - interval '10 days' where id = ${by.id}`.execute(db);
    await verifyAddress(db, by.id, new Date(clock.now().getTime() - 10 * day));
    const headers = { 'x-forwarded-for': `10.3.${turn}.7` };
    await by.api(reportMember, { profile: about.id, reason: 'underage' }, { headers });
  }
  const { rows } = await sql<{
    id: Id;
  }>`select id from reports where member_id = ${about.id} limit 1`.execute(db);
  const report = rows[0]?.id ?? 0;
  const { platform, count } = countStatements(service.platform);
  await platform.transact(async (unit) =>
    hidingCause({ ...unit, db: platform.db }, { report, site, member: about.id, at: clock.now() }),
  );
  expect(count()).toBeLessThanOrEqual(6);
});

test('counts simultaneous reports of a site one after the other [SAFE-8c]', async () => {
  const hidden = await Promise.all(Array.from({ length: 9 }, () => hides()));
  expect(hidden.filter(Boolean)).toHaveLength(5);
  expect(await brakes()).toHaveLength(1);
});

test('counts the members hidden in a day as well [SAFE-8c]', async () => {
  for (const _ of [1, 2, 3]) {
    expect(await several(5)).not.toContain(false);
    clock.forward(hourSeconds + 60);
  }
  operator = await newOperator(service);
  expect(await hides()).toBe(false);
  expect(await brakes()).toMatchObject([{ hidden: 15 }]);
});

test('is released by an operator, recorded once, and counts afresh [SAFE-8c, SAFE-2f]', async () => {
  await several(6);
  const release = () => operator.client.api(releaseBrake, { site }).then(({ answer }) => answer);
  expect(await Promise.all([release(), release()])).toEqual([{ site }, { site }]);
  expect(await brakes()).toEqual([]);
  const { rows } = await sql`select from audit_entries
    where action = 'safety/release-brake' and not look and operator_id = ${operator.id}`.execute(db);
  expect(rows).toHaveLength(1);
  clock.forward(1);
  expect(await several(5)).not.toContain(false);
  expect(await hides()).toBe(false);
});

test('follows the number of the site [SAFE-8c]', async () => {
  const set = async (settings: object) => {
    await sql`update sites set settings = settings || ${JSON.stringify(settings)}::jsonb where id = ${site}`.execute(
      db,
    );
    await loadSites(db);
  };
  await set({ automatic_hidings_per_hour: 1 });
  expect(await several(2)).toEqual([true, false]);
  await set({ automatic_hidings_per_hour: 5 });
});
