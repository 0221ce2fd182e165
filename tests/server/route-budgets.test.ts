import { io } from 'socket.io-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportFilePath } from '#contract/accounts/get-export.ts';
import { livePath } from '#contract/kit/event.ts';
import { invoiceFilePath } from '#contract/payments/get-invoices.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { handler } from '#server/platform/http/handler.ts';
import { routeCharges } from '#server/platform/limits/charges.ts';
import { loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import { solveProof } from '#tests/support/service/client.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { own } from '#tests/support/service/test-operations.ts';

let service: TestService;
let known: string;

beforeAll(async () => {
  service = await startService({
    rateLimitFactor: 0.1,
    trustProxy: true,
    wiring: memberIdCookieWiring,
    extra: (registry) => registry.operation(handler(own, async ({ member }) => ({ member }))),
  });
  const browser = loggedIn(service, 7);
  await browser.api(own, { text: '' }, { headers: { 'x-forwarded-for': '192.0.2.200' } });
  known = browser.cookies.get('vonk_device') ?? '';
});

describe('routes outside the API', () => {
  const most = (charge: keyof typeof routeCharges) =>
    (routeCharges[charge].rates.network[0]?.calls ?? 0) * 0.1;

  test.each([
    ['GET', '/media/nothing-here-400.webp', 'media', '192.0.2.1'],
    ['GET', exportFilePath, 'document', '192.0.2.2'],
    ['GET', invoiceFilePath, 'document', '192.0.3.2'],
    ['POST', '/unsubscribe?token=x', 'unsubscribe', '192.0.2.3'],
  ] as const)(
    'limit %s %s per network, and not for known browsers [SAFE-8a]',
    async (method, path, charge, ip) => {
      const ask = async (cookie = '') =>
        service.client().fetch(path, { method, headers: { 'x-forwarded-for': ip, cookie } });
      const statuses: number[] = [];
      for (let count = 0; count < most(charge); count += 1) statuses.push((await ask()).status);
      expect(statuses).not.toContain(429);
      const refused = await ask();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask(`vonk_device=${known}`)).status).not.toBe(429);
    },
  );
});

/** Opens a connection and returns the reason of a refusal, or null. */
const handshake = (ip: string, cookie: string) =>
  new Promise<string | null>((resolve) => {
    const socket = io(service.url, {
      path: livePath,
      forceNew: true,
      reconnection: false,
      transports: ['polling'],
      extraHeaders: { 'x-forwarded-for': ip, cookie },
    });
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', (error) => {
      const { context } = error as { context?: { responseText?: string } };
      resolve(context?.responseText ?? error.message);
    });
    socket.once('connect', () => socket.close());
  });

test('limits handshakes of live connections per network, and not those of known browsers [SAFE-8a]', async () => {
  const most = 12;
  const ip = '2001:db8:f:1::7';
  for (let count = 0; count < most; count += 1)
    expect(await handshake(ip, '')).toBe('authentication_required');
  expect(await handshake(ip, '')).toContain('too_many_requests');
  expect(await handshake(ip, `vonk_session=7; vonk_device=${known}`)).toBeNull();
  let passed = most;
  for (let count = 0; count < 70; count += 1)
    if ((await handshake(`2001:db8:f:${count}00::1`, '')) === 'authentication_required') passed += 1;
  expect(passed).toBeLessThanOrEqual(most * 4);
});

test('asks strangers for a proof of work before it takes more complaints [SAFE-8j]', async () => {
  const strict = await startService({ rateLimitFactor: 1, trustProxy: true });
  const send = (headers = {}) =>
    strict.api(sendComplaint, {} as never, { headers: { 'x-forwarded-for': '192.0.2.9', ...headers } });
  for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(400);
  const { problem } = await send();
  expect(problem.code).toBe('proof_required');
  expect((await send(await solveProof(problem))).status).toBe(400);
});
