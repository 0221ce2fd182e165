import { spawn } from 'node:child_process';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '#tests/support/service/service.ts';
import { openDatabase } from '../pool.ts';
import { findClusterPlace } from './cluster-place.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive, livingPostmaster } from './postmaster.ts';

const isRoot = process.getuid?.() === 0;

let folder: string;
let running: EmbeddedPostgres[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-embedded-'));
  // mkdtemp creates the folder for our user only, but the database user must be able to pass through.
  chmodSync(folder, 0o711);
});
afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  running = [];
  await rm(folder, { recursive: true, force: true });
});

const start = async (dataDir = join(folder, 'data')): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbeddedPostgres(dataDir, { shared_buffers: '32MB' });
  running.push(postgres);
  return postgres;
};

const ask = async (url: string, statement: string): Promise<unknown> => {
  const { db, close } = openDatabase(url, null, { max: 1 });
  try {
    const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(db);
    return rows[0] === undefined ? undefined : Object.values(rows[0])[0];
  } finally {
    await close();
  }
};

test('starts from nothing and keeps its data over a restart [OPS-1d]', async () => {
  const first = await start();
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
  expect(await ask(first.url, 'SHOW fsync')).toBe('on');
  expect(await ask(first.url, 'SHOW jit')).toBe('off');
  await first.stop();
  expect(isAlive(first.pid())).toBe(false);
  const second = await start();
  expect(await ask(second.url, 'SELECT n FROM kept')).toBe(42);
});

test('accepts only its own password and listens only on the loopback address [OPS-1a]', async () => {
  const { url } = await start();
  const wrong = new URL(url);
  wrong.password = 'guess';
  const client = new pg.Client({ connectionString: wrong.href });
  client.on('error', () => {});
  await expect(client.connect()).rejects.toThrow(/password/);
  expect(await ask(url, 'SHOW listen_addresses')).toBe('127.0.0.1');
  expect(await ask(url, 'SHOW password_encryption')).toBe('scram-sha-256');
});

test('stops a database that a killed process left running, without losing data [OPS-1d]', async () => {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(fileURLToPath(new URL('embedded-postgres.ts', import.meta.url)))});
    const { url } = await startEmbeddedPostgres(${JSON.stringify(join(folder, 'data'))});
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) =>
    child.stdout.once('data', (line) => resolve(String(line).trim())),
  );
  await ask(url, 'CREATE TABLE kept AS SELECT 7 AS n');
  child.kill('SIGKILL');
  const { cluster } = findClusterPlace(join(folder, 'data'));
  const orphan = livingPostmaster(cluster);
  expect(orphan).not.toBeNull();
  const next = await start();
  expect(isAlive(orphan ?? 0)).toBe(false);
  expect(await ask(next.url, 'SELECT n FROM kept')).toBe(7);
});

test('restarts a killed database at the same address [OPS-1d]', async () => {
  const postgres = await start();
  await ask(postgres.url, 'CREATE TABLE kept AS SELECT 3 AS n');
  const before = postgres.pid();
  process.kill(before, 'SIGKILL');
  await eventually(async () => {
    expect(postgres.pid()).not.toBe(before);
    expect(await ask(postgres.url, 'SELECT n FROM kept')).toBe(3);
  });
});

test('stores the database outside a data folder that its user cannot reach [OPS-1a]', async () => {
  const closed = join(folder, 'closed');
  const dataDir = join(closed, 'data');
  const first = await start(dataDir);
  chmodSync(closed, 0o700);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS n');
  await first.stop();
  // A folder that was closed before the first start.
  const other = join(closed, 'other');
  const place = findClusterPlace(other);
  expect(place.cluster.startsWith(isRoot ? '/var/tmp/vonk-' : other)).toBe(true);
  const second = await start(other);
  expect(await ask(second.url, 'SELECT 1')).toBe(1);
  await second.stop();
  expect((await start(other)).url).not.toBe('');
  if (isRoot) rmSync(join(place.cluster, '..'), { recursive: true, force: true });
});

test('reports the missing password file instead of starting with a new database [OPS-1b]', async () => {
  const dataDir = join(folder, 'data');
  const postgres = await start();
  await postgres.stop();
  rmSync(join(dataDir, 'database.json'));
  await expect(start()).rejects.toThrow(/database\.json is missing/);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(true);
});
