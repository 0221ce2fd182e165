import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmFreeze } from '#contract/accounts/evidence/confirm-freeze.ts';
import { listHolds } from '#contract/accounts/evidence/list-holds.ts';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import { hourSeconds } from '#contract/kit/durations.ts';
import { disableOperator } from '#contract/operators/disable-operator.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;

let suspect: Person;
let placer: TestOperator;
let second: TestOperator;
let third: TestOperator;

beforeEach(async () => {
  suspect = await service.person({ name: 'Sam' });
  placer = await newOperator(service);
  second = await newOperator(service);
  third = await newOperator(service);
});

const freeze = ({ client }: TestOperator) =>
  client.api(placeHold, {
    ...{ client_id: randomUUID(), member: suspect.id, freeze: true },
    ...{ ground: 'child_abuse' as const, words: 'Foto van een kind.' },
  });

const placed = async (by = placer) => (await freeze(by)).answer.hold;

const settle = (hold: number, confirmed: boolean, { client }: TestOperator) =>
  client.api(confirmFreeze, { hold, confirmed });

const disable = ({ id }: TestOperator) =>
  second.client.api(disableOperator, { operator: id }).then(({ answer }) => answer);

const isFrozen = async () =>
  (await sql<{ frozen: boolean }>`select is_frozen(${suspect.id}) as frozen`.execute(db)).rows[0]?.frozen;

describe('the unconfirmed freeze of an operator who was disabled since', () => {
  test('ends as soon as one other operator says so, and is never confirmed [CSAM-2a]', async () => {
    const hold = await placed();
    await disable(placer);
    expect((await settle(hold, true, second)).problem.code).toBe('asker_disabled');
    expect(await isFrozen()).toBe(true);
    expect((await settle(hold, false, second)).status).toBe(200);
    expect(await isFrozen()).toBe(false);
    const { results } = (await second.client.api(listHolds, {})).answer;
    expect(results.find(({ id }) => id === hold)).toMatchObject({ freeze: 'ended', released_at: null });
  });

  test('stays if a new operator wants to end or replace it [CSAM-2a]', async () => {
    const hold = await placed();
    await disable(placer);
    const later = new Date(clock.now().getTime() + hourSeconds * 1000);
    await sql`update operators set approves_from = ${later} where id = ${third.id}`.execute(db);
    expect((await settle(hold, false, third)).problem.code).toBe('approver_too_new');
    expect((await freeze(third)).problem.code).toBe('approver_too_new');
    expect(await isFrozen()).toBe(true);
  });

  test('is replaced by the freeze of another operator, which needs a second one again [CSAM-2a]', async () => {
    const before = await placed();
    await disable(placer);
    const hold = await placed(second);
    const { results } = (await third.client.api(listHolds, {})).answer;
    const stateOf = (wanted: number) => results.find(({ id }) => id === wanted)?.freeze;
    expect([stateOf(before), stateOf(hold)]).toEqual(['ended', 'unconfirmed']);
    expect((await settle(hold, true, second)).problem.code).toBe('own_request');
    expect((await settle(hold, true, third)).status).toBe(200);
    expect(await isFrozen()).toBe(true);
  });
});

test('nobody ends or replaces a confirmed freeze alone, even if its first operator was disabled [CSAM-2a]', async () => {
  const hold = await placed();
  await settle(hold, true, third).then(({ answer }) => answer);
  await disable(placer);
  for (const operator of [second, third]) {
    expect((await settle(hold, false, operator)).problem.code).toBe('not_found');
    expect((await freeze(operator)).problem.code).toBe('frozen_already');
  }
  expect(await isFrozen()).toBe(true);
});

test('nobody replaces the unconfirmed freeze of an enabled operator [CSAM-2a]', async () => {
  await placed();
  expect((await freeze(second)).problem.code).toBe('frozen_already');
});
