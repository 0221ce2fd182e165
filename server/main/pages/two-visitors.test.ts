import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { createContext, type RouterContextProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageBundle } from '#tests/support/service/page-bundle.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import type { PageContext } from './load-bundle.ts';
import { mountPages } from './mount-pages.ts';

/** Everything a page could reveal about its visitor. */
const revealed = z.object({
  path: z.string(),
  language: z.string(),
  country: z.string(),
  origin: z.string(),
  site: z.string(),
  chosen: z.nullable(z.string()),
  entered: z.boolean(),
  member: z.boolean(),
  secret: z.nullable(z.string()),
  nonce: z.string(),
});

const pageContext = createContext<PageContext>();
const known = z.object({
  settings: z.object({ domain: z.string(), geoip_selected_country: z.nullable(z.string()) }),
});

/** A value that only some pages read; cached pages promise not to read it. */
const secretOf = (cookies: string | null) => /secret=(\w+)/.exec(cookies ?? '')?.[1] ?? null;
const readsSecret = (path: string) => path === '/own' || path === '/cookie';

const entry = {
  pageContext,
  async default(
    asked: Request,
    status: number,
    headers: Headers,
    _entry: unknown,
    context: RouterContextProvider,
  ) {
    const { nonce, language, country, origin, fetchApi } = context.get(pageContext);
    const { pathname, search } = new URL(asked.url);
    const call = { headers: { 'x-request-type': 'client' } };
    const answer = await fetchApi(new Request(`${origin}/api/settings.php`, call));
    const { settings } = z.parse(known, await answer.json());
    const cookies = asked.headers.get('cookie');
    const secret = readsSecret(pathname) ? secretOf(cookies) : null;
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-language', language);
    if (pathname !== '/own') headers.set('x-page-cache', '30');
    if (pathname === '/cookie') headers.append('set-cookie', `given=${secret}`);
    const page: z.output<typeof revealed> = {
      path: pathname + search,
      language,
      country,
      origin,
      site: settings.domain,
      chosen: settings.geoip_selected_country,
      entered: /vonk_entry=/.test(cookies ?? ''),
      member: /vonk_session=anna/.test(cookies ?? ''),
      secret,
      nonce,
    };
    return new Response(JSON.stringify(page) + ' '.repeat(1200), { status, headers });
  },
};

const build = pageBundle(entry);

/** For the last site the browser's language decides, because the site's language is not supported. */
const hosts = { localhost: 'nl', 'she.example': 'fr', 'any.example': 'xx' } as const;

const start = async (trustProxy: boolean): Promise<TestService> => {
  const service = await startService({
    trustProxy,
    wiring: {
      identify: (cookies, _platform, site) =>
        cookies.vonk_session === 'anna'
          ? { member: 7, session: 70, site: site.id, language: 'sv', restricted: false, confirmed: false }
          : null,
    },
    pages: async (app, parts) => mountPages(app, parts, async () => build, 'production'),
  });
  await addSite(service.platform.db, 'she.example', { domain_language: 'fr' }, 2);
  await addSite(service.platform.db, 'any.example', { domain_language: 'xx' });
  return service;
};

const maybe = <T extends string>(...values: readonly T[]) => fc.constantFrom(null, ...values);

const visitor = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
  path: fc.constantFrom('/', '/', '/a', '/a?x=1', '/own', '/cookie'),
  host: fc.constantFrom(...(Object.keys(hosts) as (keyof typeof hosts)[])),
  language: maybe('en', 'nl', 'pl'),
  wish: maybe('da', 'es;q=0.5, it', 'xx'),
  address: maybe('8.8.8.8'),
  chosen: maybe('DE', 'BE'),
  session: maybe('anna', 'expired'),
  entered: maybe('2026-11-22', '2025-01-01'),
  encoding: fc.constantFrom('identity', 'gzip', 'br, gzip'),
  condition: fc.constantFrom(
    {},
    { 'if-none-match': '*' },
    { 'if-none-match': '"1"', 'if-modified-since': 'Fri, 31 Dec 2027 23:59:59 GMT' },
    { range: 'bytes=0-9' },
    { 'cache-control': 'only-if-cached' },
  ),
});

type Visitor = typeof visitor extends fc.Arbitrary<infer One> ? One : never;

let count = 0;

const visit = (service: TestService, who: Visitor) => {
  count += 1;
  const secret = `s${count}x`;
  const cookies = {
    secret,
    vonk_language: who.language,
    vonk_country: who.chosen,
    vonk_session: who.session,
    vonk_entry: who.entered,
  };
  const cookie = Object.entries(cookies)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers: Record<string, string> = {
    host: who.host,
    cookie,
    'accept-encoding': who.encoding,
    ...who.condition,
    ...(who.wish === null ? {} : { 'accept-language': who.wish }),
    ...(who.address === null ? {} : { 'x-forwarded-for': who.address }),
  };
  const { port } = new URL(service.url);
  return new Promise<{
    who: Visitor;
    secret: string;
    status: number;
    headers: NodeJS.Dict<string | string[]>;
    body: Buffer;
  }>((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port, path: who.path, method: who.method, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () =>
          resolve({
            who,
            secret,
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    asking.once('error', reject);
    asking.end();
  });
};

const unpacked = (body: Buffer, encoding: unknown): string => {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
};

const wishes: Readonly<Record<string, string>> = { da: 'da', 'es;q=0.5, it': 'it' };

/** The language by LANG-2. */
const languageFor = (who: Visitor): string => {
  if (who.session === 'anna') return 'sv';
  if (who.language !== null) return who.language;
  if (hosts[who.host] !== 'xx') return hosts[who.host];
  return wishes[who.wish ?? ''] ?? 'nl';
};

const nonces = new Set<string>();

const check = (answer: Awaited<ReturnType<typeof visit>>, countryOf: (who: Visitor) => string) => {
  const { who, secret, headers, status } = answer;
  const language = languageFor(who);
  expect(status).toBe(200);
  expect(headers['content-language']).toBe(language);
  expect(headers['cache-control']).toBe(who.session === 'anna' ? 'private, no-store' : 'private, no-cache');
  expect(headers.vary).toBe('cookie, accept-language, accept-encoding');
  for (const name of ['etag', 'last-modified', 'age', 'x-page-cache']) expect(headers[name]).toBeUndefined();
  expect(headers['set-cookie']).toEqual(who.path === '/cookie' ? [`given=${secret}`] : undefined);
  if (who.method === 'HEAD') {
    expect(answer.body).toHaveLength(0);
    return;
  }
  const text = unpacked(answer.body, headers['content-encoding']);
  const { nonce, origin, ...page } = z.parse(revealed, JSON.parse(text));
  expect(page).toEqual({
    path: who.path,
    language,
    country: countryOf(who),
    site: who.host,
    chosen: who.chosen,
    entered: who.entered !== null,
    member: who.session === 'anna',
    secret: readsSecret(who.path) ? secret : null,
  });
  expect(new URL(origin).hostname).toBe(who.host);
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(headers['content-security-policy']).toContain(`ws://${who.host}`);
  expect(nonces.has(nonce)).toBe(false);
  nonces.add(nonce);
};

let proxied: TestService;
let direct: TestService;
beforeAll(async () => {
  proxied = await start(true);
  direct = await start(false);
});

/**
 * Groups of concurrent visitors, one group after the other, so that later groups meet the pages cached for
 * earlier ones.
 */
const days = fc.array(fc.array(visitor, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 6 });

test.each([
  ['behind a proxy', () => proxied, (who: Visitor) => (who.address === null ? 'NL' : 'US')],
  ['without one, where nobody’s word for an address counts', () => direct, () => 'NL'],
] as const)(
  "never serves a cached page with another visitor's cookie, language, country, site or nonce, %s [OPS-2f, LANG-2d]",
  async (_name, service, countryOf) => {
    await fc.assert(
      fc.asyncProperty(days, async (groups) => {
        for (const group of groups)
          for (const answer of await Promise.all(group.map((who) => visit(service(), who))))
            check(answer, countryOf);
      }),
      { numRuns: 60 },
    );
  },
);
