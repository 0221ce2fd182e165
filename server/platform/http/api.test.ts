import { connect } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallOf } from '#contract/kit/operation.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import {
  beacon,
  broken,
  echo,
  hook,
  leave,
  look,
  lookWithLooseInput,
  own,
  shout,
} from '#tests/support/service/test-operations.ts';
import { handler } from './handler.ts';
import { Refusal } from './refusal.ts';

let service: TestService;
const calls: string[] = [];
const annasLogin = { member: 7, session: 70, language: 'en', restricted: false, confirmed: true } as const;

beforeAll(async () => {
  service = await startService({
    trustProxy: true,
    wiring: {
      identify: ({ vonk_session: token }, _platform, site) => {
        calls.push('identify');
        if (token === 'stranger') return { ...annasLogin, member: 8, session: 80, site: site.id + 1 };
        return token === 'anna' ? { ...annasLogin, site: site.id } : null;
      },
    },
    extra(registry) {
      registry.operation(
        handler(echo, async (call) => {
          calls.push('handler');
          if (call.input.text === 'refuse') call.refuse('login_locked', { minutes: 5 });
          if (call.input.text === 'cookie') call.setCookie('vonk_session', 'anna', { maxAgeSeconds: 60 });
          if (call.input.text === 'bye') call.clearCookie('vonk_session');
          const { member, language, country } = call;
          return { text: call.input.text, member, language, country, secret: 'never leaves' };
        }),
      );
      registry.operation(handler(shout, async ({ input }) => ({ shouted: input.text.toUpperCase() })));
      registry.operation(
        handler(look, async ({ input, origin, ip, site }) => ({ page: input.page ?? 1, origin, ip, site })),
      );
      registry.operation(handler(lookWithLooseInput, async ({ input }) => ({ word: input.word ?? null })));
      registry.operation(handler(own, async ({ member }) => ({ member })));
      registry.operation(handler(leave, async () => ({ left: true as const })));
      registry.operation(handler(beacon, async () => ({})));
      registry.operation(handler(hook, async ({ input }) => ({ id: input.id })));
      registry.operation(
        handler(broken, async ({ input }, { db }) => {
          if (input.how === 'undeclared') throw new Refusal('nobody_declared_this');
          if (input.how === 'sql') await sql`SELECT 'anna@example.org'::int`.execute(db);
          if (input.how === 'gone') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
          throw new Error('secret detail');
        }),
      );
    },
  });
});

const client = { 'x-request-type': 'client' };
const json = { ...client, 'content-type': 'application/json' };

const post = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = json,
  path = '/api/echo.php',
) => service.client().fetch(path, { method: 'POST', body, headers });

/** Checks that a refusal is a complete problem document, whatever went wrong, and returns it. */
const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const body: unknown = await response.json();
  expect(body).toMatchObject({
    type: expect.any(String),
    title: expect.any(String),
    status: response.status,
    code: expect.stringMatching(/^[a-z_]+$/),
    detail: expect.stringMatching(/\S/),
    params: expect.any(Object),
  });
  return body;
};

const field = (name: string, code: string) => ({ errors: [expect.objectContaining({ field: name, code })] });

describe('problem+json for every kind of bad input [API-2a]', () => {
  test.each<[string, () => Promise<Response>, number, object]>([
    ['no JSON', () => post('{'), 400, { code: 'invalid_input', ...field('', 'invalid') }],
    ['no object', () => post('[]'), 400, { code: 'invalid_input' }],
    ['null', () => post('null'), 400, { code: 'invalid_input' }],
    ['a text', () => post('"x"'), 400, { code: 'invalid_input' }],
    ['an empty body', () => post(''), 400, field('text', 'required')],
    ['a missing field', () => post('{}'), 400, field('text', 'required')],
    ['a wrong type', () => post('{"text":[1]}'), 400, field('text', 'invalid')],
    ['too long a text', () => post(JSON.stringify({ text: 'x'.repeat(21) })), 400, field('text', 'too_long')],
    ['an unknown field', () => post('{"text":"a","more":1}'), 400, field('more', 'unknown_field')],
    [
      'an unknown field inside',
      () => post('{"text":"a","inner":{"times":1,"x":2}}'),
      400,
      field('inner.x', 'unknown_field'),
    ],
    ['NUL', () => post('{"text":"a\\u0000"}'), 400, field('text', 'not_storable')],
    ['half a surrogate pair', () => post('{"text":"\\ud800"}'), 400, field('text', 'not_storable')],
    ['__proto__', () => post('{"text":"a","__proto__":{"admin":true}}'), 400, { code: 'invalid_input' }],
    [
      '__proto__ in disguise',
      () => post('{"text":"a","\\u005f_proto__":{"x":1}}'),
      400,
      { code: 'invalid_input' },
    ],
    [
      'constructor',
      () => post('{"text":"a","constructor":{"prototype":{}}}'),
      400,
      { code: 'invalid_input' },
    ],
    [
      'bytes that are no UTF-8',
      () => post(new Uint8Array([0x7b, 0xff, 0x7d])),
      400,
      { code: 'invalid_input' },
    ],
    ['deep nesting', () => post('['.repeat(30_000)), 400, { code: 'invalid_input' }],
    [
      'an unknown query key',
      () => post('{"text":"a"}', json, '/api/echo.php?x=1'),
      400,
      field('x', 'unknown_field'),
    ],
    ['more than 64 KB', () => post(JSON.stringify({ text: 'x'.repeat(70_000) })), 413, { code: 'too_large' }],
    [
      'another media type',
      () => post('<a/>', { ...client, 'content-type': 'text/xml' }),
      415,
      { code: 'unsupported_media_type' },
    ],
    [
      'a form',
      () => post('text=a', { ...client, 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      {},
    ],
    ['plain text', () => post('{"text":"a"}', { ...client, 'content-type': 'text/plain' }), 415, {}],
    [
      'another charset',
      () => post('{"text":"a"}', { ...client, 'content-type': 'application/json; charset=latin1' }),
      415,
      {},
    ],
    ['an unknown path', () => service.get('/api/nothing.php'), 404, { code: 'not_found' }],
    ['an unknown path, POST', () => post('{', json, '/api/nothing.php'), 404, { code: 'not_found' }],
    ['a wrong method', () => service.get('/api/echo.php'), 405, { code: 'method_not_allowed' }],
    ['bad URL encoding', () => service.get('/api/%zz.php'), 400, { code: 'invalid_input' }],
    ['a doubled key', () => service.get('/api/look.php?page=1&page=2'), 400, field('page', 'doubled')],
    ['an unknown key', () => service.get('/api/look.php?pages=1'), 400, field('pages', 'unknown_field')],
    ['no number', () => service.get('/api/look.php?page=x'), 400, field('page', 'not_a_number')],
    ['too big a number', () => service.get('/api/look.php?page=51'), 400, field('page', 'too_big')],
    ['NUL in the query', () => service.get('/api/look.php?word=%00'), 400, field('word', 'not_storable')],
    [
      'a named refusal',
      () => post('{"text":"refuse"}'),
      429,
      { code: 'login_locked', params: { minutes: 5 }, detail: expect.stringContaining('5 min') },
    ],
  ])('%s', async (_name, send, status, expected) => {
    const response = await send();
    expect(response.status).toBe(status);
    const body = await problemOf(response);
    expect(body).toMatchObject(expected);
    if (status !== 400) expect(body).not.toHaveProperty('errors');
  });

  test('answers a request that is not valid HTTP with a problem document too', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      let said = '';
      socket.on('data', (chunk) => {
        said += String(chunk);
      });
      socket.on('close', () => resolve(said));
      socket.write('GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json/s);
  });

  test('names the allowed method in the Allow header', async () => {
    expect((await service.get('/api/echo.php')).headers.get('allow')).toBe('POST');
  });
});

describe('unknown fields [API-2b]', () => {
  test('accepts the site parameter on every call [API-2b]', async () => {
    expect((await service.get('/api/look.php?domain=nowhere.example')).status).toBe(200);
    expect((await post('{"text":"a"}', json, '/api/echo.php?domain=localhost')).status).toBe(200);
  });

  test('ignores unknown and doubled query keys if the operation declares it [API-2b]', async () => {
    const response = await service.get('/api/loose.php?word=a&x=1&x=2&utm=%00');
    expect(await response.json()).toEqual({ word: 'a' });
    expect((await service.get('/api/loose.php?word=a&word=b')).status).toBe(400);
  });

  test('removes every answer field that the schema does not declare [API-2b]', async () => {
    expect(JSON.stringify((await service.api(echo, { text: 'a' })).answer)).not.toContain('secret');
    const response = await post('{"text":"a"}');
    expect(await response.text()).not.toContain('secret');
  });
});

describe('several operations on one path [API-1a]', () => {
  test('picks the operation whose query condition matches', async () => {
    expect((await service.api(shout, { text: 'a' })).answer).toEqual({ shouted: 'A' });
    expect((await service.api(echo, { text: 'a' })).answer).toMatchObject({ text: 'a' });
  });
});

describe('CSRF check [API-3a]', () => {
  const { host } = new URL('http://localhost');
  const send = (headers: Record<string, string>) =>
    post('{"text":"a"}', { 'content-type': 'application/json', ...headers });

  test.each<[string, Record<string, string>, number]>([
    ['nothing', {}, 403],
    ['the client header', client, 200],
    ['another value of it', { 'x-request-type': 'other' }, 403],
    ['same-origin fetch', { ...client, 'sec-fetch-site': 'same-origin' }, 200],
    ['same-site fetch of a neighbouring host', { ...client, 'sec-fetch-site': 'same-site' }, 403],
    ['cross-site fetch', { ...client, 'sec-fetch-site': 'cross-site' }, 403],
    ['a foreign origin', { ...client, origin: 'https://evil.example' }, 403],
    ['a null origin', { ...client, origin: 'null' }, 403],
    ['an origin that begins alike', { ...client, origin: `http://${host}.evil.example` }, 403],
  ])('answers a call with %s', async (_name, headers, status) => {
    const response = await send(headers);
    expect(response.status).toBe(status);
    if (status === 403) expect(await problemOf(response)).toMatchObject({ code: 'cross_site' });
  });

  test('accepts our own Origin header', async () => {
    expect((await send({ ...client, origin: service.url })).status).toBe(200);
  });

  test('requires the check for a GET that changes state, but not for other GETs', async () => {
    expect((await service.get('/api/leave.php')).status).toBe(403);
    expect((await service.api(leave, {})).status).toBe(200);
    expect((await service.get('/api/look.php')).status).toBe(200);
  });

  test('checks CSRF before rates, login and input, and login before input', async () => {
    calls.length = 0;
    const cookie = { cookie: 'vonk_session=anna' };
    expect((await send({ ...cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect(calls).toEqual([]);
    const put = (headers: Record<string, string>) =>
      service.client().fetch('/api/own.php', { method: 'PUT', body: '{', headers: { ...json, ...headers } });
    const visitor = await put({});
    expect(visitor.status).toBe(403);
    expect(await problemOf(visitor)).toMatchObject({
      code: 'authentication_required',
      authentication_required: true,
    });
    expect((await put(cookie)).status).toBe(400);
    expect(calls).toEqual(['identify', 'identify']);
  });

  test('accepts a beacon as text from any origin and a provider hook as a form, and no other combination [API-3b]', async () => {
    const path = '/api/beacon.php';
    expect(
      (await post('{"page":"a"}', { 'content-type': 'text/plain', origin: 'https://evil.example' }, path))
        .status,
    ).toBe(200);
    expect((await post('', {}, path)).status).toBe(200);
    expect((await post('page=a', { 'content-type': 'application/x-www-form-urlencoded' }, path)).status).toBe(
      415,
    );
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await (await post('id=tr_1', form, '/api/hook.php')).json()).toEqual({ id: 'tr_1' });
    expect((await post('id=1&id=2', form, '/api/hook.php')).status).toBe(400);
    expect((await post('{"id":"a"}', { 'content-type': 'text/plain' }, '/api/hook.php')).status).toBe(415);
  });
});

describe('login [ACC-10a]', () => {
  const call = (cookie: string) => service.api(own, { text: 'a' }, { headers: { cookie } });

  test('answers a member, and refuses a visitor with 403 and authentication_required', async () => {
    expect((await call('')).problem).toMatchObject({ status: 403, authentication_required: true });
    expect((await call('vonk_session=anna')).answer).toEqual({ member: 7 });
  });

  test('ignores a session of another site [SITE-1c]', async () => {
    expect((await call('vonk_session=stranger')).status).toBe(403);
  });

  test('sets the session cookie as HttpOnly, Lax and host-wide, and on https as Secure with __Host- [ACC-8a, AUTH-6b]', async () => {
    const plain = await service.api(echo, { text: 'cookie' });
    expect(plain.headers.getSetCookie()).toEqual([
      'vonk_session=anna; Path=/; Max-Age=60; SameSite=Lax; HttpOnly',
    ]);
    const secure = await service.api(echo, { text: 'cookie' }, { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers.getSetCookie()).toEqual([
      '__Host-vonk_session=anna; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
    ]);
    const https = { 'x-forwarded-proto': 'https' };
    const as = (cookie: string) => service.api(echo, { text: 'a' }, { headers: { ...https, cookie } });
    expect((await as('__Host-vonk_session=anna')).answer.member).toBe(7);
    expect((await as('vonk_session=anna')).answer.member).toBeNull();
    expect((await service.api(echo, { text: 'bye' })).headers.getSetCookie()[0]).toContain('Max-Age=0');
  });
});

describe('language of a call [LANG-2a]', () => {
  const languageOf = async (headers: Record<string, string>) =>
    (await service.api(echo, { text: 'a' }, { headers })).answer.language;

  test("uses the member's language, then the cookie's, then the site's [LANG-2a]", async () => {
    expect(await languageOf({ cookie: 'vonk_session=anna; vonk_language=nl' })).toBe('en');
    expect(await languageOf({ cookie: 'vonk_language=en' })).toBe('en');
    expect(await languageOf({ 'accept-language': 'en' })).toBe('nl');
    expect(await languageOf({ cookie: 'vonk_language=xx' })).toBe('nl');
  });

  test('answers a problem in that language, and in the demo in the pseudo-language too [LANG-6a]', async () => {
    const detail = async (cookie: string) =>
      (await service.api(own, { text: 'a' }, { headers: { cookie } })).problem.detail;
    const [dutch, english, pseudo] = await Promise.all(
      ['', 'vonk_language=en', 'vonk_language=pseudo'].map(detail),
    );
    expect(new Set([dutch, english, pseudo]).size).toBe(3);
    expect(pseudo).not.toMatch(/^[\x20-\x7e]*$/);
  });
});

describe('request ids, failures and headers [OPS-3d]', () => {
  test('gives every answer its own request id and ignores an id that the client sends [OPS-3b]', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await service.get('/api/look.php')).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(2);
    const given = await service.client().fetch('/api/look.php', { headers: { 'x-request-id': 'mine' } });
    expect(given.headers.get('x-request-id')).not.toBe('mine');
  });

  test.each([
    ['a fault of ours', 'x', 500, 'internal'],
    ['a code that nobody declared', 'undeclared', 500, 'internal'],
    ['a fault of the database', 'sql', 500, 'internal'],
    ['a database that is away', 'gone', 503, 'unavailable'],
  ])('%s reveals no internal detail', async (_name, how, status, code) => {
    const reply = await service.api(broken, { how });
    expect(reply.status).toBe(status);
    expect(reply.problem.code).toBe(code);
    expect(JSON.stringify(reply.problem)).not.toMatch(/secret|anna|nobody/);
  });

  test('reports the process as healthy and ready [OPS-3a]', async () => {
    expect((await service.get('/healthz')).status).toBe(200);
    expect((await service.get('/readyz')).status).toBe(200);
  });

  test('derives the country from the IP address, else from the site', async () => {
    const countryOf = async (headers: Record<string, string>) =>
      (await service.api(echo, { text: 'a' }, { headers })).answer.country;
    expect(await countryOf({ 'x-forwarded-for': '8.8.8.8' })).toBe('US');
    expect(await countryOf({})).toBe('NL');
  });

  test('sets security headers on every answer', async () => {
    const { headers } = await service.get('/api/look.php');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

test('lets a client omit optional input [API-1a]', async () => {
  const input: CallOf<typeof look> = {};
  expect((await service.api(look, input)).answer).toMatchObject({ page: 1, origin: service.url });
});
