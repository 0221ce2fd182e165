import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database/database.ts';
import { atEnd } from '#tests/support/service/at-end.ts';
import type { Handle } from './handle.ts';
import { type Database, openDatabase } from './pool.ts';

let database: Database;

beforeAll(async () => {
  const fresh = await freshDatabase('bare');
  database = openDatabase(fresh.url, null, { max: 2 });
  atEnd(async () => {
    await database.close();
    await fresh.drop();
  });
  await sql`create table notes (id int primary key)`.execute(database.db);
});

const note = (db: Handle, id: number) => sql`insert into notes values (${id})`.execute(db);

const notes = async (): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from notes order by id`.execute(database.db);
  return rows.map(({ id }) => id);
};

const pidOf = async (db: Handle): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
};

test('[CHAT-3] statements that are started together are one transaction, in the order they were started', async () => {
  const { db, commit } = await database.begin();
  const [, before, , after] = await Promise.all([
    note(db, 1),
    sql<{ n: number }>`select count(*)::int as n from notes`.execute(db),
    note(db, 2),
    sql<{ n: number }>`select count(*)::int as n from notes`.execute(db),
  ]);
  expect([before.rows[0]?.n, after.rows[0]?.n]).toEqual([1, 2]);
  expect(await notes()).toEqual([]);
  await commit();
  expect(await notes()).toEqual([1, 2]);
});

test('[CHAT-3] one that fails takes all others with it, the ones behind it too', async () => {
  const { db, rollback } = await database.begin();
  const settled = await Promise.allSettled([note(db, 3), note(db, 3), note(db, 4)]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  await rollback();
  expect(await notes()).not.toContain(3);
});

test('[CHAT-3] a commit of what failed unheard is no commit, and tells of what', async () => {
  const { db, commit, rollback, causeOf } = await database.begin();
  await note(db, 5);
  await note(db, 5).catch(() => {});
  await note(db, 6).catch(() => {});
  const error = await commit().catch((failed: unknown) => failed);
  expect(causeOf(error)).toMatchObject({ code: '23505' });
  await rollback();
  expect(await notes()).not.toContain(5);
});

test('[CHAT-3] the first failure is the cause of those behind it, until a savepoint takes it back; what is no failure of the database is its own', async () => {
  const { db, rollback, causeOf } = await database.begin();
  await note(db, 30);
  await sql`savepoint here`.execute(db);
  const [first, second] = await Promise.allSettled([note(db, 30), note(db, 31)]);
  const heard = second.status === 'rejected' ? second.reason : null;
  expect(heard).toMatchObject({ code: '25P02' });
  expect(causeOf(heard)).toBe(first.status === 'rejected' ? first.reason : null);
  const own = new Error('something else');
  expect(causeOf(own)).toBe(own);
  await sql`rollback to savepoint here`.execute(db);
  const later = await sql`select 1 / 0`.execute(db).catch((failed: unknown) => failed);
  expect(later).toBeInstanceOf(pg.DatabaseError);
  expect(causeOf(later)).toBe(later);
  await rollback();
});

test('[CHAT-3] there is no transaction within a transaction, whose end would be the end of both', async () => {
  const { db, commit } = await database.begin();
  await note(db, 40);
  expect(() => db.transaction()).toThrow('not supported');
  expect(() => db.startTransaction()).toThrow('not supported');
  expect(() => db.connection()).toThrow('not supported');
  expect(() => db.$extendTables<{ notes: { id: number } }>().transaction()).toThrow('not supported');
  expect(await notes()).not.toContain(40);
  await commit();
  expect(await notes()).toContain(40);
});

test('[CHAT-3] what is started at the end and sent behind it is refused', async () => {
  const { db, commit } = await database.begin();
  await note(db, 50);
  const committed = commit();
  const late = Promise.allSettled([note(db, 51), Promise.resolve().then(() => note(db, 52))]);
  await committed;
  expect(await notes()).toContain(50);
  const ends = await late;
  // Whichever was sent in time is part of it; none is by itself behind it.
  for (const [index, { status }] of ends.entries())
    expect((await notes()).includes(51 + index)).toBe(status === 'fulfilled');
});

test('[OPS-1] a pool that only began transactions is closed as well', async () => {
  const fresh = await freshDatabase('bare');
  const only = openDatabase(fresh.url, null, { max: 1 });
  const { db, commit } = await only.begin();
  await sql`select 1`.execute(db);
  await commit();
  await only.close();
  expect([only.pool.ended, only.pool.totalCount]).toEqual([true, 0]);
  await only.close();
  await fresh.drop();
});

test('[CHAT-3] what comes after the end reaches nobody else’s transaction', async () => {
  const first = await database.begin();
  const pid = await pidOf(first.db);
  await first.rollback();
  // The same connection, in other hands.
  const next = await database.begin();
  expect(await pidOf(next.db)).toBe(pid);
  await expect(note(first.db, 6)).rejects.toThrow('the transaction is over');
  await next.commit();
  expect(await notes()).not.toContain(6);
});

test('[OPS-1] a connection that breaks fails its transaction, and the next one has another', async () => {
  const { db, commit, rollback } = await database.begin();
  await note(db, 7);
  await sql`select pg_terminate_backend(${await pidOf(db)})`.execute(database.db);
  await expect(commit()).rejects.toThrow();
  await rollback();
  const again = await database.begin();
  await note(again.db, 8);
  await again.commit();
  expect(await notes()).toContain(8);
  expect(await notes()).not.toContain(7);
});

test('[OPS-1] a transaction of nothing is fine', async () => {
  const { commit } = await database.begin();
  await commit();
  const { rollback } = await database.begin();
  await rollback();
  expect(await notes()).toContain(1);
});
