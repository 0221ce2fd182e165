import { type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { daySeconds } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { uncausedRestrictions } from './uncaused-restrictions.sql.ts';
import { verifyRestrictionsHandler } from './verify-restrictions.job.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;
let bram: Person;

beforeEach(async () => {
  await sql`delete from restrictions`.execute(db);
  await sql`delete from reports`.execute(db);
  await sql`delete from withheld_members`.execute(db);
  await sql`update profiles set status = held_status, held_status = null where held_status is not null`.execute(
    db,
  );
  bram = await service.person();
  const anna = await service.person({ trusted: true });
  await anna.api(reportMember, { profile: bram.id, reason: 'underage' }).then(({ answer }) => answer);
});

const faults = async () =>
  (await uncausedRestrictions(db, clock.now())).map(({ fault, member }) => [fault, member]);

test.each([
  ['hidden_without_cause', () => sql`delete from automatic_measures`],
  ['cause_not_fulfilled', () => sql`delete from automatic_measure_reporters`],
  ['cause_not_fulfilled', () => sql`update automatic_measure_reporters set standing = 'known'`],
  ['cause_not_fulfilled', () => sql`update automatic_measures set rule = 'independent_reporters'`],
  ['cause_not_fulfilled', (other: Id) => sql`update reports set member_id = ${other}`],
  [
    'held_without_restriction',
    () => sql`with gone as (delete from restrictions) delete from withheld_members`,
  ],
  [
    'withheld_without_decision',
    () => sql`with gone as (delete from restrictions)
      update profiles set status = held_status, held_status = null where held_status is not null`,
  ],
])(
  'finds %s after a change by hand [SAFE-8g]',
  async (fault, breakIt: (other: Id) => RawBuilder<unknown>) => {
    expect(await faults()).toEqual([]);
    await breakIt((await service.person()).id).execute(db);
    expect(await faults()).toEqual([[fault, bram.id]]);
  },
);

test('alarms the operators when the nightly check finds a hiding without a cause [SAFE-8g]', async () => {
  const operator = await newOperator(service);
  await verifyRestrictionsHandler.run({}, service.platform);
  await sql`delete from automatic_measures`.execute(db);
  await verifyRestrictionsHandler.run({}, service.platform);
  await eventually(() => {
    const mails = service.service.mailbox?.list(operator.email) ?? [];
    expect(mails.map(({ subject }) => subject)).toEqual(['Iemand is verborgen zonder reden']);
  });
});

test('compares flags for 180 days by the clock of the service [SAFE-8g]', async () => {
  await sql`with gone as (delete from restrictions)
    update profiles set status = held_status, held_status = null where held_status is not null`.execute(db);
  clock.forward(179 * daySeconds);
  expect(await faults()).toEqual([['withheld_without_decision', bram.id]]);
  clock.forward(2 * daySeconds);
  expect(await faults()).toEqual([]);
});
