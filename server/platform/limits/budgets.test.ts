import { beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '#contract/kit/operation.ts';
import { loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import type { Client } from '#tests/support/service/client.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { guarded, own, rare } from '#tests/support/service/test-operations.ts';
import { handler } from '../http/handler.ts';
import { generalLimit } from './charges.ts';

/** Members below 100 are unconfirmed. */
const isConfirmed = (member: number) => member >= 100;

let service: TestService;

beforeAll(async () => {
  service = await startService({
    rateLimitFactor: 1,
    trustProxy: true,
    wiring: {
      async identify(cookies, platform, site) {
        const found = await memberIdCookieWiring.identify(cookies, platform, site);
        return found && { ...found, confirmed: isConfirmed(found.member) };
      },
    },
    extra(registry) {
      for (const operation of [rare, guarded]) registry.operation(handler(operation, async () => ({})));
      registry.operation(handler(own, async ({ member }) => ({ member })));
    },
  });
});

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

const statusesOf = async (
  operation: Operation,
  addresses: readonly string[],
  client: Client = service.client(),
) => {
  const statuses: number[] = [];
  for (const ip of addresses) statuses.push((await client.api(operation, {}, from(ip))).status);
  return statuses;
};

const passed = (statuses: readonly number[]): number => statuses.filter((status) => status === 200).length;

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number + 1);

describe('budgets of networks', () => {
  // `rare` allows 3 calls per address and hour.
  test.each([
    ['an IPv4 address', 3, () => '198.51.100.9'],
    ['an IPv4 /24', 24, (n: number) => `198.51.101.${n}`],
    ['an IPv6 /64', 3, (n: number) => `2001:db8:a:1::${n}`],
    ['an IPv6 /56', 6, (n: number) => `2001:db8:b:1${(n % 90) + 10}::1`],
    ['an IPv6 /48', 12, (n: number) => `2001:db8:c:${n}00::1`],
  ])('limits %s to %i calls [SAFE-8a]', async (_network, most, address) => {
    const statuses = await statusesOf(rare, numbers(most + 6).map(address));
    expect(passed(statuses)).toBe(most);
    expect(statuses.at(-1)).toBe(429);
  });

  test('stops a sweep over 200 networks of one /48 [SAFE-8a]', async () => {
    const statuses = await statusesOf(
      rare,
      numbers(200).map((n) => `2001:db8:d:${n.toString(16)}::1`),
    );
    expect(passed(statuses)).toBeLessThanOrEqual(12);
  });

  test('does not charge neighbours for refused calls [SAFE-8a]', async () => {
    const loud = await statusesOf(rare, Array(60).fill('2001:db8:e:101::1'));
    expect(passed(loud)).toBe(3);
    const neighbour = await statusesOf(rare, Array(3).fill('2001:db8:e:102::1'));
    expect(passed(neighbour)).toBe(3);
  });

  test('admits no more concurrent calls than allowed, and returns Retry-After [API-3c]', async () => {
    const call = () => service.api(rare, {}, from('1.2.3.4'));
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await call()).status));
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429]);
    const refused = await call();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(refused.problem).toMatchObject({
      code: 'too_many_requests',
      params: { seconds: expect.any(Number) },
    });
    expect((await service.api(rare, {}, from('1.2.3.5'))).status).toBe(200);
  });

  test('limits the total of all calls per address [API-3c]', async () => {
    const strict = await startService({ rateLimitFactor: 0.01, trustProxy: true });
    const calls = generalLimit.calls / 100;
    const statuses: number[] = [];
    for (let count = 0; count <= calls; count += 1) {
      const path = count % 2 === 0 ? '/api/settings.php' : '/robots.txt';
      statuses.push(
        (await strict.client().fetch(path, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status,
      );
    }
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('shared addresses', () => {
  const ip = '203.0.113.5';
  const knownBrowser = async (member: number): Promise<Client> => {
    const browser = loggedIn(service, member);
    await browser.api(own, { text: '' }, from(ip));
    browser.cookies.delete('vonk_session');
    return browser;
  };

  test('keeps members and known browsers of an address that strangers used up [SAFE-8a]', async () => {
    const member = loggedIn(service, 100);
    const known = await knownBrowser(101);
    expect(passed(await statusesOf(rare, Array(10).fill(ip)))).toBe(3);
    expect(await statusesOf(rare, [ip, ip, ip, ip], member)).toEqual([200, 200, 200, 429]);
    expect(await statusesOf(rare, [ip, ip, ip, ip], known)).toEqual([200, 200, 200, 429]);
  });

  test('does not charge the address for members and known browsers [SAFE-8a]', async () => {
    const shared = '203.0.114.5';
    for (const member of [102, 103, 104])
      await statusesOf(rare, Array(3).fill(shared), loggedIn(service, member));
    expect(passed(await statusesOf(rare, Array(3).fill(shared)))).toBe(3);
  });

  test('charges an unconfirmed member to the address [SAFE-8a]', async () => {
    const shared = '203.0.115.5';
    const statuses: number[] = [];
    for (const member of [1, 2, 3, 4, 5])
      statuses.push(...(await statusesOf(rare, [shared], loggedIn(service, member))));
    expect(passed(statuses)).toBe(3);
  });

  test('marks the browser of a confirmed member only, without an id in the cookie [SAFE-8a]', async () => {
    const confirmed = loggedIn(service, 105);
    const { headers } = await confirmed.api(own, { text: '' });
    expect(headers.getSetCookie().join()).toMatch(
      /^vonk_device=[\w-]{43}\.[\w-]{16}\.\d{5}\.[\w-]{43}; Path=\/; .*HttpOnly/,
    );
    expect((await confirmed.api(own, { text: '' })).headers.getSetCookie()).toEqual([]);
    expect((await loggedIn(service, 6).api(own, { text: '' })).headers.getSetCookie()).toEqual([]);
  });

  test('shares one budget among all devices of a member, however often they log in [SAFE-8a]', async () => {
    const devices = await Promise.all([106, 106, 106].map(knownBrowser));
    const statuses: number[] = [];
    for (const device of devices) statuses.push(...(await statusesOf(rare, Array(3).fill(ip), device)));
    expect(passed(statuses)).toBe(3);
  });

  test('treats a forged or changed cookie as an unknown browser [SAFE-8a]', async () => {
    const shared = '203.0.116.5';
    const known = await knownBrowser(107);
    const value = known.cookies.get('vonk_device') ?? '';
    const [token = '', owner = '', day = '', mac = ''] = value.split('.');
    await statusesOf(rare, Array(3).fill(shared));
    const forged = [
      `${token}.${owner}.${Number(day) + 1}.${mac}`,
      `${token}.${'A'.repeat(16)}.${day}.${mac}`,
      `${'A'.repeat(43)}.${owner}.${day}.${mac}`,
      token,
      'x',
    ];
    for (const cookie of forged) {
      const forger = service.client();
      forger.cookies.set('vonk_device', cookie);
      expect(await statusesOf(rare, [shared], forger)).toEqual([429]);
    }
  });
});

test('offers an unconfirmed member to confirm the address instead of a proof of work [SAFE-8k]', async () => {
  const ip = '203.0.117.5';
  const headers = { 'x-forwarded-for': ip, 'accept-language': 'nl' };
  const free = guarded.budget?.stepUp?.network.calls ?? 0;
  await statusesOf(guarded, Array(free).fill(ip));
  const { problem: toVisitor } = await service.client().api(guarded, {}, { headers });
  expect(toVisitor).toMatchObject({ code: 'proof_required', params: { confirm: 'no' } });
  expect(toVisitor.detail).not.toContain('bevestig');
  const { problem } = await loggedIn(service, 8).api(guarded, {}, { headers });
  expect(problem).toMatchObject({ code: 'proof_required', params: { confirm: 'yes' } });
  expect(problem.detail).toContain('Zet JavaScript aan, bevestig je e-mailadres of probeer het over');
  expect((await loggedIn(service, 108).api(guarded, {}, { headers })).status).toBe(200);
});

test('limits a member by their own budget on any address [SAFE-8a]', async () => {
  const member = loggedIn(service, 110);
  const statuses = await statusesOf(
    rare,
    numbers(5).map((n) => `198.18.${n}.1`),
    member,
  );
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
