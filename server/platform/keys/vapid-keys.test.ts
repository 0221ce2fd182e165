import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isVapidPair, vapidKeys } from './vapid-keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-vapid-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('creates one matching pair of push keys, readable only for the owner [NOTIF-3a, PUSH-1a]', async () => {
  const first = vapidKeys(folder, null);
  expect(isVapidPair(first)).toBe(true);
  expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
  expect(vapidKeys(folder, null)).toEqual(first);
  expect((await stat(join(folder, 'vapid.json'))).mode & 0o077).toBe(0);
  expect(await readdir(folder)).toEqual(['vapid.json']);
});

test('creates a single pair when several processes start for the first time [NOTIF-3a, PUSH-1a]', async () => {
  const module = new URL('./vapid-keys.ts', import.meta.url).href;
  const script = `import { vapidKeys } from ${JSON.stringify(module)};
    process.stdout.write(vapidKeys(${JSON.stringify(folder)}, null).publicKey);`;
  const start = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
    });
  const answers = await Promise.all([start(), start(), start()]);
  expect(new Set(answers.map(({ stdout }) => stdout)).size).toBe(1);
  expect(answers[0]?.stdout).toHaveLength(87);
  expect(await readdir(folder)).toEqual(['vapid.json']);
});

test('prefers the given keys, and refuses a file whose keys do not match [NOTIF-3a, PUSH-1a]', async () => {
  const given = vapidKeys(await mkdtemp(join(folder, 'other-')), null);
  expect(vapidKeys(folder, given)).toBe(given);
  const own = vapidKeys(folder, null);
  await writeFile(join(folder, 'vapid.json'), JSON.stringify({ ...own, privateKey: given.privateKey }));
  expect(() => vapidKeys(folder, null)).toThrow('do not belong together');
  expect(await readFile(join(folder, 'vapid.json'), 'utf8')).toContain(own.publicKey);
});

test('rejects malformed keys as a pair [NOTIF-3a]', () => {
  const { publicKey, privateKey } = vapidKeys(folder, null);
  const none = 'A'.repeat(43);
  for (const wrong of [
    { publicKey, privateKey: none },
    { publicKey, privateKey: '' },
    { publicKey: publicKey.slice(1), privateKey },
    { publicKey: privateKey, privateKey: publicKey },
  ])
    expect(isVapidPair(wrong)).toBe(false);
});
