import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { mountStaticFiles } from './static-files.ts';

let folder: string;
let service: TestService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-static-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of [
    ['sw.js', 'importScripts("/sw-push.js");'],
    ['sw.js.br', 'not really'],
    ['sw-push.js', 'self.worker = 1;'],
    ['sw-push.js.br', 'not really'],
    ['favicon.svg', '<svg/>'],
    ['assets/a-1.js', 'const a = 1;'],
  ] as const)
    await writeFile(join(folder, name), text);
  service = await startService({ pages: async (app) => mountStaticFiles(app, folder) });
});
afterAll(() => rm(folder, { recursive: true }));

test.each(['/sw.js', '/sw-push.js'])(
  'serves the worker at the root as a script that is revalidated each time: %s [NOTIF-3a, SHELL-15a]',
  async (path) => {
    for (const encoding of ['identity', 'br']) {
      const answer = await fetch(service.url + path, {
        method: 'HEAD',
        headers: { 'accept-encoding': encoding },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('etag')).not.toBeNull();
    }
  },
);

test('caches other files for as long as they stay valid [OPS-2f]', async () => {
  const kept = async (path: string) => (await fetch(service.url + path)).headers.get('cache-control');
  expect(await kept('/favicon.svg')).toBe('public, max-age=3600');
  expect(await kept('/assets/a-1.js')).toBe('public, max-age=31536000, immutable');
});

test('sends no validators with files whose names change with their content [OPS-2f]', async () => {
  const { headers } = await fetch(`${service.url}/assets/a-1.js`);
  expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null]);
});

test('returns 404 for directories, overlong paths and path traversal [API-2c]', async () => {
  const long = 'a'.repeat(5000);
  for (const path of ['/assets/', '/assets/%00', '/assets/..%2fsw.js', `/assets/${long}`, '/assets/a-1.js/'])
    expect((await fetch(service.url + path)).status, path).toBe(404);
});
