import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addCompleteMember } from '#tests/support/people/people.ts';
import { startService } from '#tests/support/service/service.ts';
import { refuseRealMembers } from './refuse-real-members.ts';
import { seedDemo } from './seed-demo.ts';

test('refuses a database with members that was never a demo, and changes nothing [OPS-1f]', async () => {
  const { platform } = await startService();
  await refuseRealMembers(platform.db);
  await addCompleteMember(platform);
  await expect(seedDemo(platform)).rejects.toThrow('DEMO: this database has members');
  const count = await sql<{ n: number }>`select count(*)::int as n from members`.execute(platform.db);
  expect(count.rows).toEqual([{ n: 1 }]);
});

test('accepts the members who signed up in a demo [OPS-1f]', async () => {
  const { platform } = await startService();
  await seedDemo(platform);
  await addCompleteMember(platform);
  await refuseRealMembers(platform.db);
});
