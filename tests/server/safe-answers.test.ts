import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountStaticFiles } from '#server/main/pages/static-files.ts';
import { rawConnection } from '#tests/support/service/raw-connection.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let folder: string;
let service: TestService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vonk-files-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.git'));
  for (const [name, text] of [
    ['assets/a-1.js', 'const a = 1;'],
    ['assets/a-1.css', 'a { color: red }'],
    ['sw.js', 'self.worker = 1;'],
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['.git/config', '[core]'],
  ] as const)
    await writeFile(join(folder, name), text);
  service = await startService({ pages: async (app) => mountStaticFiles(app, folder) });
});
afterAll(() => rm(folder, { recursive: true }));

const fromElsewhere = { origin: 'https://evil.example', 'x-request-type': 'client' };

function expectSafe(headers: Headers): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toMatch(/^(?:same-origin|no-referrer)$/);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toMatch(/(?:default|object)-src 'none'/);
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
}

test.each([
  ['a call', '/api/settings.php', /^application\/json; charset=utf-8$/],
  ['a refusal', '/api/user.php?wrong=1', /^application\/problem\+json; charset=utf-8$/],
  ['an unknown path', '/api/nothing.php', /^application\/problem\+json; charset=utf-8$/],
  ['the API document', '/api/openapi.json', /^application\/json; charset=utf-8$/],
  ['a script', '/assets/a-1.js', /^(?:text|application)\/javascript; charset=utf-8$/],
  ['a style sheet', '/assets/a-1.css', /^text\/css; charset=utf-8$/],
  ['a worker', '/sw.js', /^(?:text|application)\/javascript; charset=utf-8$/],
  ['a drawing', '/favicon.svg', /^image\/svg\+xml(?:; charset=utf-8)?$/],
  ['a missing photo', '/media/none.webp', /^/],
  ['the manifest', '/app/nl.webmanifest', /^application\/manifest\+json; charset=utf-8$/],
  ['the offline page', '/offline/nl', /^text\/html; charset=utf-8$/],
  ['the contact for weaknesses', '/.well-known/security.txt', /^text\/plain; charset=utf-8$/],
  ['a redirect', '/.well-known/change-password', /^/],
  ['the health of the process', '/healthz', /^application\/json; charset=utf-8$/],
  ['the developer mailbox', '/dev/mailbox', /^text\/html; charset=utf-8$/],
] as const)('sends the headers of a safe answer with %s [OPS-8g]', async (_name, path, type) => {
  const answer = await fetch(service.url + path, { headers: fromElsewhere, redirect: 'manual' });
  expectSafe(answer.headers);
  if ((await answer.text()) !== '') expect(answer.headers.get('content-type') ?? '').toMatch(type);
});

test('polling answers of live connections carry the headers of a safe answer [OPS-8g]', async () => {
  const answer = await fetch(`${service.url}/live/?EIO=4&transport=polling`);
  expect(answer.status).toBe(200);
  expectSafe(answer.headers);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
});

test.each([
  '/.git/config',
  '/.git/',
  '/package.json',
  '/.env',
  '/server/main/start.ts',
  '/assets/../.git/config',
  '/assets/%2e%2e/.git/config',
])('serves no file outside the bundle: %s [OPS-8g]', async (path) => {
  const connection = rawConnection(
    service.url,
    '127.0.0.1',
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
  );
  await connection.ended;
  expect(connection.received()).toMatch(/^HTTP\/1.1 404 /);
  connection.close();
});

describe('requests that no browser sends', () => {
  const answerTo = async (text: string): Promise<string> => {
    const connection = rawConnection(service.url, '127.0.0.1', text);
    await connection.ended;
    connection.close();
    return connection.received();
  };

  test('refuses TRACE and does not repeat the request [API-2c]', async () => {
    const answer = await answerTo(
      'TRACE /api/settings.php HTTP/1.1\r\nhost: localhost\r\ncookie: vonk_session=secret\r\nconnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 (?:400|404|405|501) /);
    expect(answer).not.toContain('secret');
  });

  test('refuses a request with two lengths of its body [API-2c]', async () => {
    const head = 'POST /api/settings.php HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
    for (const lengths of [
      'content-length: 4\r\ntransfer-encoding: chunked',
      'transfer-encoding: chunked\r\ncontent-length: 4',
      'content-length: 4\r\ncontent-length: 5',
      'transfer-encoding: chunked, identity',
    ]) {
      const answer = await answerTo(`${head}${lengths}\r\n\r\n0\r\n\r\n`);
      expect(answer, lengths).toMatch(/^HTTP\/1.1 400 /);
      expect(answer, lengths).toContain('x-content-type-options: nosniff');
    }
  });
});
