import { connect } from 'node:net';
import { createContext, type RouterContextProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pageBundle } from '#tests/support/service/page-bundle.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import type { PageContext } from './load-bundle.ts';
import { mountPages } from './mount-pages.ts';

const pageContext = createContext<PageContext>();

let renders = 0;
let hold: Promise<void> | null = null;

/** A bundle with one page that prints what it knows. The path selects further behaviour. */
const entry = {
  pageContext,
  async default(
    request: Request,
    status: number,
    headers: Headers,
    _entry: unknown,
    context: RouterContextProvider,
  ) {
    renders += 1;
    await hold;
    const { nonce, language, country, origin, fetchApi } = context.get(pageContext);
    const { pathname } = new URL(request.url);
    const user = await fetchApi(
      new Request(`${origin}/api/user.php`, { headers: { 'x-request-type': 'client' } }),
    );
    headers.set('content-type', 'text/html; charset=utf-8');
    if (pathname !== '/own') headers.set('x-page-cache', '30');
    if (pathname === '/cookie') headers.append('set-cookie', 'secret=1');
    if (pathname === '/fault') throw new Error('broken');
    const body = `<p>${renders} ${pathname} ${language} ${country} ${await user.text()}</p>
      <script nonce="${nonce}"></script><style nonce="${nonce}"></style>`;
    return new Response(body, { status: pathname === '/missing' ? 404 : status, headers });
  },
};

const build = pageBundle(entry);

/** Sends a raw request that no library corrects, and returns the whole answer. */
const ask = (port: number, head: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nconnection: close\r\n\r\n`));
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.once('end', () => resolve(answer));
    socket.once('error', reject);
  });

let service: TestService;
beforeAll(async () => {
  service = await startService({
    trustProxy: true,
    wiring: {
      identify: (cookies, _platform, site) =>
        cookies.vonk_session === 'anna'
          ? { member: 7, session: 70, site: site.id, language: 'en', restricted: false, confirmed: true }
          : null,
    },
    pages: async (app, parts) => mountPages(app, parts, async () => build, 'production'),
  });
});
beforeEach(() => {
  renders = 0;
  hold = null;
});

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await service.client().fetch(path, { headers });
  const html = await response.text();
  return { response, html, nonces: [...html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]) };
};

test('renders a page once for all visitors, with a new nonce in each answer [OPS-2f]', async () => {
  const [first, second] = [await page('/a?x=1'), await page('/a?x=1')];
  expect(renders).toBe(1);
  for (const { response, nonces } of [first, second]) {
    expect(new Set(nonces).size).toBe(1);
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonces[0]}'`);
    expect(response.headers.has('x-page-cache')).toBe(false);
  }
  expect(first.nonces[0]).not.toBe(second.nonces[0]);
  expect(second.html.replaceAll(second.nonces[0] ?? '', '')).toBe(
    first.html.replaceAll(first.nonces[0] ?? '', ''),
  );
});

test('renders once for concurrent requests [OPS-2f]', async () => {
  let open: () => void = () => {};
  hold = new Promise((resolve) => {
    open = resolve;
  });
  const pages = Array.from({ length: 20 }, () => page('/many'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  open();
  const nonces = (await Promise.all(pages)).map((one) => one.nonces[0]);
  expect(renders).toBe(1);
  expect(new Set(nonces).size).toBe(20);
});

test('never shares a cached page across languages, countries, sites or addresses [LANG-2d]', async () => {
  const variants = [
    page('/b'),
    page('/b', { cookie: 'vonk_language=en' }),
    page('/b', { cookie: 'vonk_language=pseudo' }),
    page('/b', { 'x-forwarded-for': '8.8.8.8' }),
    page('/b', { 'x-forwarded-proto': 'https' }),
    page('/b', { 'x-forwarded-host': 'other.example' }),
    page('/b?c'),
  ];
  const seen = (await Promise.all(variants)).map(({ html }) => html.split(' /')[0]);
  expect(new Set(seen).size).toBe(variants.length);
  expect((await page('/b', { cookie: 'vonk_language=en' })).html).toContain(' en NL ');
  expect((await page('/b', { 'x-forwarded-for': '8.8.8.8' })).html).toContain(' nl US ');
  expect(renders).toBe(variants.length);
});

test('renders an uncached page for a member with a session [ACC-8a]', async () => {
  const cookie = { cookie: 'vonk_session=anna' };
  const own = await page('/c', cookie);
  expect(own.response.headers.get('cache-control')).toBe('private, no-store');
  expect(own.html).toContain(' en ');
  await page('/c', cookie);
  expect(renders).toBe(2);
  const visitor = await page('/c');
  expect(renders).toBe(3);
  expect(visitor.html).toContain(' nl ');
  await page('/c', { cookie: 'vonk_session=expired' });
  expect(renders).toBe(4);
});

test('does not cache a page that sets a cookie, fails, or did not ask for caching [OPS-2f]', async () => {
  for (const path of ['/cookie', '/own', '/missing']) {
    await page(path);
    await page(path);
  }
  expect(renders).toBe(6);
  const [first, second] = await Promise.all([page('/cookie'), page('/cookie')]);
  expect(first.html.split(' ')[0]).not.toBe(second.html.split(' ')[0]);
});

test('sends a strict policy and the related headers with pages [API-3a]', async () => {
  const { response } = await page('/d', { host: 'localhost' });
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(response.headers.get('vary')).toContain('cookie');
});

test("selects a site by the page parameter, also for the page's calls [SITE-3b]", async () => {
  expect((await page('/e?domain=nowhere.example')).response.status).toBe(200);
});

test('answers 500 without details when a page fails [OPS-3d]', async () => {
  const { response, html } = await page('/fault');
  expect(response.status).toBe(500);
  expect(html).not.toContain('broken');
});

test('refuses a form posted to a page from another origin [API-3a]', async () => {
  const send = async (headers: Record<string, string>): Promise<unknown> => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', body: 'a=1', headers: { ...type, ...headers } };
    return (await service.client().fetch('/form', init)).json();
  };
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: service.url },
  ])
    expect(await send(headers)).toMatchObject({ status: 403, code: 'cross_site' });
  expect(renders).toBe(0);
  const own = { method: 'POST', body: 'a=1', headers: { origin: service.url } };
  // This page has no action; 405 shows that the request passed the check.
  expect((await service.client().fetch('/form', own)).status).toBe(405);
});

test('treats a path that looks like a host or a URL as a path [API-2c]', async () => {
  const { port } = new URL(service.url);
  for (const [target, path] of [
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['//[', '/['],
    ['//a:99999/', '/a:99999/'],
    ['http://evil.example/x', '/x'],
    ['http://evil.example//x', '/x'],
    ['/.//evil.example/x', '/evil.example/x'],
    ['/x/..//[', '/['],
  ]) {
    const answer = await ask(Number(port), `GET ${target} HTTP/1.1\r\nhost: localhost:${port}`);
    expect(answer, target).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(new RegExp(`<p>\\d+ ${path?.replace('[', '\\[')} `));
  }
});

test('answers an invalid host with 400, for pages and calls [API-2c]', async () => {
  const { port } = new URL(service.url);
  const wrong = ['', 'a b', 'a/b', 'a?b', 'x@y', 'a:99999', '[', 'a; script-src *', '"><script>'];
  for (const path of ['/g', '/api/settings.php'])
    for (const host of wrong)
      expect(await ask(Number(port), `GET ${path} HTTP/1.1\r\nhost: ${host}`), host).toMatch(/ 400 /);
  expect(await ask(Number(port), 'GET /g HTTP/1.0')).toMatch(/ 400 /);
  expect(await ask(Number(port), 'GET /healthz HTTP/1.0')).toMatch(/ 200 /);
});

test('renders an uncached page for a visitor who chose a country [SHELL-2c]', async () => {
  await page('/h', { cookie: 'vonk_country=DE' });
  await page('/h');
  await page('/h', { cookie: 'vonk_country=DE' });
  await page('/h');
  expect(renders).toBe(3);
});

test('caches one page for visitors who dismissed the entry warning and one for the others [SHELL-12a]', async () => {
  const moments = ['2026-11-22T09:00:00.000Z', '2026-01-01T00:00:00.000Z'];
  for (const moment of moments) await page('/i', { cookie: `vonk_entry=${moment}` });
  expect(renders).toBe(1);
  await page('/i');
  await page('/i');
  expect(renders).toBe(2);
  await page('/i', { cookie: `vonk_entry=${moments[0]}` });
  expect(renders).toBe(2);
});

test('never answers an unknown path below /api with a page [API-2d]', async () => {
  const response = await service.get('/api/x');
  expect(response.headers.get('content-type')).toContain('problem+json');
});

test('answers cached pages first when there is no proxy, by the same rules [OPS-2f]', async () => {
  const direct = await startService({
    wiring: {
      identify: (cookies, _platform, site) =>
        cookies.vonk_session === 'anna'
          ? { member: 7, session: 70, site: site.id, language: 'en', restricted: false, confirmed: true }
          : null,
    },
    pages: async (app, parts) => mountPages(app, parts, async () => build, 'production'),
  });
  const ask = async (headers: Record<string, string> = {}, path = '/f') => {
    const response = await direct.client().fetch(path, { headers });
    const html = await response.text();
    return {
      html,
      headers: response.headers,
      early: response.headers.get('x-request-id')?.startsWith('kept-'),
    };
  };
  // The second request compresses the page, on the normal path.
  const [made, packed, kept, plain] = [
    await ask(),
    await ask(),
    await ask(),
    await ask({ 'accept-encoding': 'identity' }),
  ];
  expect([made.early, packed.early, kept.early, plain.early]).toEqual([false, false, true, true]);
  expect(renders).toBe(1);
  const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none';
  expect(new Set([made, packed, kept, plain].map(({ html }) => nonceOf(html))).size).toBe(4);
  for (const { html, headers } of [packed, kept, plain]) {
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonceOf(html)}'`);
    expect(html.replaceAll(nonceOf(html), '')).toBe(made.html.replaceAll(nonceOf(made.html), ''));
  }
  for (const name of made.headers.keys())
    if (name !== 'content-encoding' && name !== 'transfer-encoding')
      expect(kept.headers.has(name), name).toBe(true);
  expect((await ask({ cookie: 'vonk_session=anna' })).html).toContain(' en ');
  expect((await ask({ cookie: 'vonk_language=en' })).html).toContain(' en ');
  expect((await ask({}, '/f?domain=x')).early).toBe(false);
  expect((await ask()).html).toContain(' nl ');
});
