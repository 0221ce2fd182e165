import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/database.ts';
import { isMigrated, migrate } from './migrate.ts';

let database: FreshDatabase;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase('bare');
  folder = await mkdtemp(join(tmpdir(), 'vonk-migrations-'));
  await file('0001_first', 'CREATE TABLE first (id int); INSERT INTO first VALUES (1);');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const file = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text);

const rowsOfFirst = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM first`.execute(database.db);
  return rows[0]?.n ?? -1;
};

test('runs each migration once, in order [OPS-1a]', async () => {
  expect(await migrate(database.url, folder)).toEqual(['0001_first']);
  await file('0002_second', 'INSERT INTO first VALUES (2)');
  expect(await isMigrated(database.db, folder)).toBe(false);
  expect(await migrate(database.url, folder)).toEqual(['0002_second']);
  expect(await migrate(database.url, folder)).toEqual([]);
  expect(await rowsOfFirst()).toBe(2);
  expect(await isMigrated(database.db, folder)).toBe(true);
});

test('refuses a migration that was edited after it ran, and changes nothing [OPS-3e]', async () => {
  await migrate(database.url, folder);
  await file('0001_first', 'CREATE TABLE first (id bigint);');
  await file('0002_second', 'INSERT INTO first VALUES (2)');
  await expect(migrate(database.url, folder)).rejects.toThrow(/0001_first/);
  expect(await rowsOfFirst()).toBe(1);
});

test('rolls back all migrations of a run if one of them fails [OPS-3e]', async () => {
  await file('0002_second', 'INSERT INTO first VALUES (2); SELECT broken FROM nothing;');
  await expect(migrate(database.url, folder)).rejects.toThrow(/0002_second/);
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass('first') IS NOT NULL AS there`.execute(
    database.db,
  );
  expect(rows[0]?.there).toBe(false);
});

test('migrates once when two processes start at the same time [OPS-2a]', async () => {
  const ran = await Promise.all([migrate(database.url, folder), migrate(database.url, folder)]);
  expect(ran.flat()).toEqual(['0001_first']);
  expect(await rowsOfFirst()).toBe(1);
});

test('refuses two files with the same number [OPS-1b]', async () => {
  await file('0001_other', 'SELECT 1');
  await expect(migrate(database.url, folder)).rejects.toThrow(/same number/);
});
