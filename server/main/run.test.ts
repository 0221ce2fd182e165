import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findClusterPlace } from '#server/platform/database/embedded/cluster-place.ts';
import { livingPostmaster } from '#server/platform/database/embedded/postmaster.ts';
import { type ServiceProcess, StartFailedError, startProcess } from '#tests/support/service/process.ts';
import { eventually } from '#tests/support/service/service.ts';
import { echo, look } from '#tests/support/service/test-operations.ts';

// Each test starts a whole service, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const register = fileURLToPath(new URL('../../tests/support/service/process-register.ts', import.meta.url));

let folder: string;
let started: ServiceProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-process-'));
  await chmod(folder, 0o711);
});
afterEach(async () => {
  for (const service of started) await service.kill9();
  started = [];
  // A killed service leaves its database running; a last regular start stops it.
  if (existsSync(dataDir())) await (await startProcess({ DATA_DIR: dataDir() })).terminate();
  await rm(folder, { recursive: true, force: true });
});

const dataDir = () => join(folder, 'data');
const file = () => join(folder, 'work.txt');
const lines = () => (existsSync(file()) ? readFileSync(file(), 'utf8').trim().split('\n') : []);

const start = async (variables: Record<string, string> = {}): Promise<ServiceProcess> => {
  const service = await startProcess({
    DATA_DIR: dataDir(),
    TEST_REGISTER: register,
    TEST_FILE: file(),
    ...variables,
  });
  started.push(service);
  return service;
};

const refusal = async (variables: Record<string, string>): Promise<StartFailedError> => {
  const failed: unknown = await start(variables).then(
    () => null,
    (error: unknown) => error,
  );
  if (failed instanceof StartFailedError) return failed;
  throw new Error('it was not refused');
};

test('refuses a wrong environment with one line per error [OPS-1b]', async () => {
  const { message, code } = await refusal({ PORT: 'x', DEMO: 'maybe' });
  expect(code).toBe(1);
  expect(message).toMatch(/PORT: .*\n.*DEMO: /);
  expect(existsSync(dataDir())).toBe(false);
});

test('refuses a second start on the same data folder in one line, without harm [OPS-1b]', async () => {
  const first = await start();
  const { message, code } = await refusal({});
  expect(code).toBe(1);
  expect(message).toMatch(/^Vonk already runs on the data folder [^\n]*$/);
  expect((await first.client().get('/readyz')).status).toBe(200);
});

test('reports a port in use in one line and leaves no database running [OPS-1b]', async () => {
  const first = await start();
  const other = join(folder, 'other');
  const { message } = await refusal({ PORT: new URL(first.url).port, DATA_DIR: other });
  expect(message).toMatch(/^Port \d+ is taken[^\n]*$/);
  expect(livingPostmaster(findClusterPlace(other).cluster)).toBeNull();
});

test('finishes running work on SIGTERM and ends within 5 s [OPS-3c]', async () => {
  const service = await start();
  const client = service.client();
  const underWay = client.api(look, {});
  const idle = connect(Number(new URL(service.url).port), '127.0.0.1');
  idle.on('error', () => {});
  await eventually(() => expect(lines()).toEqual(['looking']));
  const { code, ms } = await service.terminate();
  expect((await underWay).answer).toMatchObject({ page: 1 });
  expect(code).toBe(0);
  expect(ms).toBeLessThan(5000);
  expect(livingPostmaster(findClusterPlace(dataDir()).cluster)).toBeNull();
  expect(service.output()).not.toMatch(/error/i);
});

test('loses neither row nor job on kill -9 right after an answer [OPS-1d]', async () => {
  const service = await start();
  const client = service.client();
  for (const text of ['a', 'b', 'c']) expect((await client.api(echo, { text })).status).toBe(200);
  await service.kill9();
  const next = await start();
  // A job that was finished but not yet marked as done when the process was killed runs again.
  const done = () => new Set(lines().filter((line) => line.startsWith('done')));
  // Allows for a busy machine: only a lost job matters, and a queue polls every 10 s.
  await eventually(() => expect(done().size).toBe(3), 30_000);
  // The row exists: the database refuses the same one again.
  expect((await next.client().api(echo, { text: 'a' })).status).toBe(500);
});

test('restarts a job that was running at kill -9 [OPS-1d]', async () => {
  const service = await start({ TEST_SLOW: '1' });
  await service.client().api(echo, { text: 'slow' });
  await eventually(() => expect(lines()).toEqual(['begun slow']));
  await service.kill9();
  await start();
  await eventually(() => expect(lines()).toEqual(['begun slow', 'begun slow', 'done slow']));
});

test('applies nothing when killed before the commit, and everything when killed after it [CHAT-3c]', async () => {
  const before = await start({ FAILPOINT: 'test/before-commit' });
  await expect(before.client().api(echo, { text: 'x' })).rejects.toThrow();
  await before.ended();
  const after = await start({ FAILPOINT: 'test/after-commit' });
  await expect(after.client().api(echo, { text: 'x' })).rejects.toThrow();
  await after.ended();
  await start();
  await eventually(() => expect(lines().filter((line) => line === 'done x')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(lines().filter((line) => line === 'done x')).toHaveLength(1);
});

test('logs method, route, status and time, and no personal data [OPS-3b]', async () => {
  const service = await start({ LOG_LEVEL: 'info' });
  const client = service.client();
  client.cookies.set('vonk_language', 'secretcookie');
  await client.api(echo, { text: 'secretbody' });
  await client.get('/api/look.php?word=secretquery');
  await client.get('/api/secretpath.php');
  await client.fetch('/api/echo.php', {
    method: 'POST',
    body: '{"text":"secretbody',
    headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
  });
  await client.api(echo, { text: 'secretbody' });
  await eventually(() => expect(service.output()).toContain('"route":"/api/*"'));
  await service.terminate();
  expect(service.output()).not.toMatch(/secret|127\.0\.0\.1","|remoteAddress/);
  expect(service.output()).toMatch(
    /"request":"[^"]+","method":"POST","route":"\/api\/echo\.php","status":200,"ms":/,
  );
  expect(service.output()).toContain('"constraint":"kept_pkey"');
});
