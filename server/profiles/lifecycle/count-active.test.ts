import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { countActiveHandler } from './count-active.job.ts';

const clock = movableClock(new Date(Date.UTC(2031, 5, 30, 12)));
const service = await startServiceWithMembers({ demo: false, clock });
const { db } = service.platform;

test('members active in a month are counted per site, and stay counted after they leave [DSA-4c]', async () => {
  const [one, other] = [await service.person(), await service.person()];
  await service.person({ fictional: true });
  await sql`update profiles set last_active_at = ${clock.now()}, country = 'NL'`.execute(db);
  await sql`update profiles set country = 'US' where member_id = ${one.id}`.execute(db);
  await countActiveHandler.run({}, service.platform);
  await sql`update profiles set last_active_at = '2031-01-01' where member_id = ${other.id}`.execute(db);
  await countActiveHandler.run({}, service.platform);
  const { rows } = await sql`select site_id, members, in_union from active_recipients`.execute(db);
  expect(rows).toEqual([{ site_id: 1, members: 2, in_union: 1 }]);
});
