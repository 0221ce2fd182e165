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

test('[API-3] [AUTH-11] the calls that may come from anywhere are these and no others', () => {
  const exempt = operations.filter(({ crossSite }) => crossSite !== undefined);
  expect(exempt.map(({ name, crossSite }) => `${name}: ${crossSite}`).sort()).toEqual([
    'payments/take-mollie-webhook: provider-webhook',
    'payments/take-sandbox-webhook: provider-webhook',
    'tracking/page-hidden: beacon',
  ]);
});

/** What the domains answer outside the operations, such as `POST /unsubscribe`. */
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

test('[AUTH-11] of the routes beside them these change something, each by a proof of its own', async () => {
  const changing = (await otherRoutes()).filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route));
  expect(changing.sort()).toEqual([
    // The secret of the mail server.
    'POST /api/mail-report.php',
    // Whoever tries the demo presses the buttons of its pretend bank.
    'POST /sandbox/checkout/:id/:action',
    'POST /sandbox/mandate/:id',
    // The signed token of the mail.
    'POST /unsubscribe',
  ]);
});

test('[API-3] every other call that changes something is refused without the client header, and from elsewhere', async () => {
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

test('[API-3] log-out and auto-like, GETs that change something, are among them', () => {
  const gets = changing().filter(({ method }) => method === 'GET');
  expect(gets.map(({ path }) => path).sort()).toEqual(['/api/auto-like.php', '/api/logout.php']);
});

test('[ACC-10] every member call refuses a visitor with authentication_required, before it looks at the input', async () => {
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
