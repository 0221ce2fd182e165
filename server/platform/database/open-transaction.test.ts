import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database/database.ts';
import { cleanUpAtEnd } from '#tests/support/service/clean-up.ts';
import type { Handle } from './handle.ts';
import { type Database, openDatabase } from './pool.ts';

let database: Database;

beforeAll(async () => {
  const fresh = await freshDatabase('bare');
  database = openDatabase(fresh.url, null, { max: 2 });
  cleanUpAtEnd(async () => {
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

test('runs statements that are started together in one transaction, in that order [CHAT-3c]', async () => {
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

test('fails all later statements if one statement fails [CHAT-3c]', async () => {
  const { db, rollback } = await database.begin();
  const settled = await Promise.allSettled([note(db, 3), note(db, 3), note(db, 4)]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  await rollback();
  expect(await notes()).not.toContain(3);
});

test('rejects a commit after an ignored failure, and names the cause [CHAT-3c]', async () => {
  const { db, commit, rollback, causeOf } = await database.begin();
  await note(db, 5);
  await note(db, 5).catch(() => {});
  await note(db, 6).catch(() => {});
  const error = await commit().catch((failed: unknown) => failed);
  expect(causeOf(error)).toMatchObject({ code: '23505' });
  await rollback();
  expect(await notes()).not.toContain(5);
});

test('names the first failure as the cause of later ones, until a rollback to a savepoint [CHAT-3c]', async () => {
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

test('refuses a nested transaction [CHAT-3c]', async () => {
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

test('refuses statements that are sent after the commit [CHAT-3c]', async () => {
  const { db, commit } = await database.begin();
  await note(db, 50);
  const committed = commit();
  const late = Promise.allSettled([note(db, 51), Promise.resolve().then(() => note(db, 52))]);
  await committed;
  expect(await notes()).toContain(50);
  const ends = await late;
  // A statement either was sent in time and belongs to the transaction, or it was refused. No statement runs
  // outside the transaction.
  for (const [index, { status }] of ends.entries())
    expect((await notes()).includes(51 + index)).toBe(status === 'fulfilled');
});

test('closes a pool that was used only for transactions [OPS-1d]', async () => {
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

test('keeps a statement after the end out of the next transaction [CHAT-3c]', async () => {
  const first = await database.begin();
  const pid = await pidOf(first.db);
  await first.rollback();
  // The same connection, now in use by another transaction.
  const next = await database.begin();
  expect(await pidOf(next.db)).toBe(pid);
  await expect(note(first.db, 6)).rejects.toThrow('the transaction is over');
  await next.commit();
  expect(await notes()).not.toContain(6);
});

test('fails the transaction of a broken connection and opens a new connection for the next one [OPS-1d]', async () => {
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

test('commits and rolls back an empty transaction [OPS-1d]', async () => {
  const { commit } = await database.begin();
  await commit();
  const { rollback } = await database.begin();
  await rollback();
  expect(await notes()).toContain(1);
});
