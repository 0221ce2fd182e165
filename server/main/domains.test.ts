import fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Operation } from '#contract/kit/operation.ts';
import type { Registry } from '#server/platform/http/registry.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { registers } from './domains.ts';

let service: TestService;
let operations: readonly Operation[];
beforeAll(async () => {
  service = await startService();
  operations = service.service.operations;
});

const send = (operation: Operation, headers: Record<string, string>) =>
  service.client().fetch(`${operation.path}?${new URLSearchParams(operation.when ?? {})}`, {
    method: operation.method,
    headers,
  });

const codeOf = async (response: Response): Promise<string> =>
  z.parse(z.looseObject({ code: z.string() }), await response.json()).code;

const changing = () =>
  operations.filter(({ method, changesState }) => method !== 'GET' || changesState === true);

test('exempts only these operations from the CSRF check [API-3b, AUTH-11a]', () => {
  const exempt = operations.filter(({ crossSite }) => crossSite !== undefined);
  expect(exempt.map(({ name, crossSite }) => `${name}: ${crossSite}`).sort()).toEqual([
    'payments/receive-mollie-webhook: provider-webhook',
    'tracking/page-hidden: beacon',
  ]);
});

/** Routes of the domains outside the operations, such as `POST /unsubscribe`. */
const otherRoutes = async (): Promise<string[]> => {
  const app = fastify();
  const found: string[] = [];
  app.addHook(
    'onRoute',
    ({ method, url }) => void found.push(...[method].flat().map((one) => `${one} ${url}`)),
  );
  const registry: Registry = {
    operation() {},
    job() {},
    socket() {},
    eachStart() {},
    route: (plugin) => void app.register(async (scope) => plugin(scope, service.platform, async () => null)),
  };
  for (const register of registers) register(registry);
  await app.ready();
  await app.close();
  return found;
};

test('has only these other state-changing routes, each with its own proof [AUTH-11a, API-3b]', async () => {
  const changing = (await otherRoutes()).filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route));
  expect(changing.sort()).toEqual([
    // The secret of the mail server.
    'POST /api/mail-report.php',
    // The demo's sandbox bank; we fetch the state and do not trust the call.
    'POST /api/webhook-sandbox.php',
    // A person who tries the demo plays what a mail server would report.
    'POST /dev/mailbox/:id/:report',
    // A person who tries the demo presses the buttons of its sandbox bank.
    'POST /sandbox/checkout/:id/:action',
    'POST /sandbox/mandate/:id',
    // The signed token of the mail.
    'POST /unsubscribe',
  ]);
});

test('refuses every other state-changing call without the client header or from another origin [API-3a, AUTH-11b]', async () => {
  const guarded = changing().filter(({ crossSite }) => crossSite === undefined);
  expect(guarded.length).toBeGreaterThan(10);
  for (const operation of guarded)
    for (const headers of [{}, { 'x-request-type': 'client', origin: 'https://evil.example' }]) {
      const response = await send(operation, headers);
      expect([operation.name, response.status, await codeOf(response)]).toEqual([
        operation.name,
        403,
        'cross_site',
      ]);
    }
});

test('treats log-out and auto-like as state-changing GETs [API-3a, AUTH-11b]', () => {
  const gets = changing().filter(({ method }) => method === 'GET');
  expect(gets.map(({ path }) => path).sort()).toEqual(['/api/auto-like.php', '/api/logout.php']);
});

test('refuses a visitor in every member call before the input is checked [ACC-10a]', async () => {
  for (const operation of operations.filter(({ caller }) => caller === 'member')) {
    const response = await send(operation, {
      'x-request-type': 'client',
      'content-type': 'application/json',
    });
    expect(await response.json(), operation.name).toMatchObject({
      status: 403,
      code: 'authentication_required',
      authentication_required: true,
    });
  }
});
