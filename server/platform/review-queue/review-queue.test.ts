import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { startService } from '#tests/support/service/service.ts';
import { addMinutes } from '../time.ts';
import {
  claimHolder,
  claimRows,
  countWaitingRows,
  isClaimedBy,
  isFree,
  isHeldBy,
  type ReviewQueue,
} from './review-queue.sql.ts';

const { platform } = await startService({});
const { db } = platform;
const queue: ReviewQueue = {
  table: 'drawings',
  key: ['owner', 'id'],
  waits: sql`status = 'waiting'`,
  order: sql`created_at, id`,
  columns: ['id', 'created_at'],
};
const now = new Date('2026-11-22T12:00:00Z');
const until = addMinutes(now, 10);
const [anna, bram] = [1, 2];

await sql`create table drawings (
  owner bigint, id bigint, status text, created_at timestamptz, claimed_by bigint, claimed_until timestamptz,
  primary key (owner, id)
)`.execute(db);

/** Four waiting drawings, of which the highest id waits longest, and one that was decided. */
beforeEach(async () => {
  await sql`truncate drawings`.execute(db);
  await sql`insert into drawings (owner, id, status, created_at)
    select 7, number, case number when 5 then 'decided' else 'waiting' end, ${now}::timestamptz - number * interval '1 second'
    from generate_series(1, 5) as number`.execute(db);
});

const claim = async (operator: number, limit: number, at = now, handle = db) => {
  const wanted = sql<boolean>`${queue.waits} and (${isClaimedBy(operator)} or ${isFree(at)})`;
  const rows = await claimRows<{ id: number }>(handle, queue, wanted, { operator, limit, until });
  return rows.map(({ id }) => id);
};

test('claims the first waiting rows in the order of the queue, again for their operator only [SAFE-2b]', async () => {
  expect(await claim(anna, 2)).toEqual([4, 3]);
  expect(await claim(bram, 3)).toEqual([2, 1]);
  expect(await claim(anna, 2)).toEqual([4, 3]);
  expect(await countWaitingRows(db, queue)).toEqual({ number: 4, more: false });
});

test('frees a row when its claim expires [SAFE-2b]', async () => {
  await claim(anna, 1);
  const of = async (condition: ReturnType<typeof isFree>) =>
    (await sql`select from drawings where id = 4 and ${condition}`.execute(db)).rows.length;
  expect([await of(isHeldBy(anna, now)), await of(isHeldBy(bram, now)), await of(isFree(now))]).toEqual([
    1, 0, 0,
  ]);
  expect([await of(isHeldBy(anna, until)), await of(isClaimedBy(anna)), await of(isFree(until))]).toEqual([
    0, 1, 1,
  ]);
  expect(await claim(bram, 1, until)).toEqual([4]);
  expect(await of(isClaimedBy(anna))).toBe(0);
});

test('skips rows that another transaction locks, instead of waiting for it [SAFE-2b]', async () => {
  await db.transaction().execute(async (transaction) => {
    expect(await claim(anna, 2, now, transaction)).toEqual([4, 3]);
    expect(await claim(bram, 2)).toEqual([2, 1]);
  });
});

test('names the holder of a row for an operator [SAFE-2b]', () => {
  expect(claimHolder({ claimed_by: null, claimed_until: null }, anna, now)).toBe('nobody');
  expect(claimHolder({ claimed_by: anna, claimed_until: until }, anna, now)).toBe('you');
  expect(claimHolder({ claimed_by: anna, claimed_until: until }, bram, now)).toBe('other');
  expect(claimHolder({ claimed_by: anna, claimed_until: until }, anna, until)).toBe('nobody');
});
