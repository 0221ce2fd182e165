import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createContext } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { addSite } from '#contract/content/house/add-site.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { pageBundle } from '#tests/support/service/page-bundle.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import type { PageContext } from './load-bundle.ts';
import { mountPages } from './mount-pages.ts';

/** A bundle whose pages print their path, and may be kept for all visitors. */
const entry = {
  pageContext: createContext<PageContext>(),
  async default(asked: Request, status: number, headers: Headers) {
    const { pathname } = new URL(asked.url);
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('x-page-cache', '30');
    return new Response(`<p>page ${pathname}</p>`, {
      status: pathname === '/not-found' ? 404 : status,
      headers,
    });
  },
};
const build = pageBundle(entry);
const pages: NonNullable<Parameters<typeof startService>[0]>['pages'] = async (app, parts) =>
  mountPages(app, parts, async () => build, 'production');

const own = 'console.vonk.example';
let apart: TestService;
let together: TestService;
beforeAll(async () => {
  together = await startService({ pages, several: 'first' });
  apart = await startService({ pages, several: together, consoleUrl: `https://${own}` });
});

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request with this Host header. `fetch` sends that of the address alone. */
const ask = (service: TestService, host: string, path: string, { method, headers, body }: Sent = {}) =>
  new Promise<{ status: number | undefined; to: string | undefined; body: string }>((resolve, reject) => {
    // The path as it is: an URL would resolve its dots.
    const { hostname, port } = new URL(service.url);
    const asked = request({ hostname, port, path, method, headers: { ...headers, host } }, (response) => {
      text(response).then(
        (read) => resolve({ status: response.statusCode, to: response.headers.location, body: read }),
        reject,
      );
    });
    asked.once('error', reject);
    asked.end(body);
  });

test.each(['/console', '/console/members/7', '/console?x=1'])(
  'serves %s on the host of the console alone [SAFE-6h]',
  async (path) => {
    const { pathname } = new URL(path, 'http://host');
    expect(await ask(apart, own, path)).toMatchObject({ status: 200, body: `<p>page ${pathname}</p>` });
    expect(await ask(apart, 'localhost', path)).toMatchObject({
      status: 404,
      body: '<p>page /not-found</p>',
    });
    expect(await ask(together, 'localhost', path)).toMatchObject({ status: 200 });
  },
);

test.each([
  '/%63onsole',
  '/Console',
  '/CONSOLE/members',
  '/x/../console',
  '/x/%2e%2e/console',
  '/con%73ole?x=1',
])('finds no console on a site behind the spelling %s [SAFE-6h]', async (path) => {
  const answer = await ask(apart, 'localhost', path);
  expect(answer).toMatchObject({ status: 404, body: '<p>page /not-found</p>' });
});

test.each(['/api/%63onsole/operator.php', '/%61pi/console/operator.php', '/api/consol%65/log-in.php'])(
  'answers no call of the console on a site behind the spelling %s [SAFE-6h]',
  async (path) => {
    const headers = { 'content-type': 'application/json' };
    for (const sent of [{}, { method: 'POST', headers, body: '{}' }])
      expect((await ask(apart, 'localhost', path, sent)).status).toBe(404);
  },
);

test('takes no act of a member on the host of the console behind another spelling [SAFE-6h]', async () => {
  const headers = { 'content-type': 'application/json' };
  for (const path of ['/api/log-in.php', '/%61pi/log-in.php', '/api/lo%67-in.php'])
    expect((await ask(apart, own, path, { method: 'POST', headers, body: '{}' })).status).toBe(404);
});

test('answers the calls of the console on its host alone [SAFE-6h]', async () => {
  const path = '/api/console/operator.php';
  expect((await ask(apart, 'localhost', path)).status).toBe(404);
  const [here, everywhere] = [await ask(apart, own, path), await ask(together, 'localhost', path)];
  expect(here.status).toBe(everywhere.status);
  expect(here.status).not.toBe(404);
});

test.each(['/', '/members', '/signup', '/consolesque', '/likes/m/7'])(
  'leads from a page of a site to the console on its host: %s [SAFE-6h]',
  async (path) => {
    expect((await ask(apart, 'localhost', path)).status).toBe(200);
    // The page is kept for visitors of the site now, and still never shown here.
    expect(await ask(apart, own, path)).toMatchObject({ status: 302, to: '/console' });
  },
);

test('changes the language on the host of the console [SAFE-6h]', async () => {
  expect(
    (await ask(apart, own, '/language', { method: 'POST', headers: { 'content-length': '0' } })).status,
  ).not.toBe(404);
});

test('lets no member act on the host of the console, and shows public data [SAFE-6h]', async () => {
  expect((await ask(apart, own, '/api/user.php?action=login', { method: 'POST' })).status).toBe(404);
  expect((await ask(apart, own, '/signup', { method: 'POST' })).status).toBe(404);
  expect((await ask(apart, own, '/api/settings.php')).status).toBe(
    (await ask(apart, 'localhost', '/api/settings.php')).status,
  );
  expect((await ask(apart, own, '/healthz')).status).toBe(200);
});

test('adds no site under the host of the console [SAFE-6h]', async () => {
  const { client } = await newOperator(together);
  const draft = { niche: 2, language: 'de', default_country: 'DE', company: 1, mail_name: 'Nieuw' };
  const refused = await ask(apart, own, addSite.path, {
    method: addSite.method,
    headers: {
      'content-type': 'application/json',
      'x-request-type': 'client',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ ...draft, host: own.toUpperCase() }),
  });
  expect(JSON.parse(refused.body)).toMatchObject({ errors: [{ field: 'host', code: 'host_taken' }] });
});
