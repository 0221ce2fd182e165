import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { notAmongBlocked } from './not-blocked.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  return () => database.drop();
});

test('filters an index walk by hashed blocks, never by a join that could lose its order [DISC-3c, PROF-7a]', async () => {
  const { rows } = await database.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    return sql<{ 'QUERY PLAN': string }>`
      explain select id from members where ${notAmongBlocked(1, sql`members.id`)} order by id limit 20`.execute(
      db,
    );
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('hashed SubPlan');
  expect(plan).toMatch(/Index (Only )?Scan using members_pkey/);
  expect(plan).toMatch(/Index (Only )?Scan (using|on) blocks_/);
  expect(plan).not.toMatch(/Join|Sort/);
});
