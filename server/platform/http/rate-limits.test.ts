import { expect, test } from 'vitest';
import { startService } from '#tests/support/service/service.ts';
import { rare } from '#tests/support/service/test-operations.ts';
import { handler } from './handler.ts';
import { generalLimit, limitedAddress } from './rate-limits.ts';

test('limits an operation per address and returns Retry-After [API-3c]', async () => {
  const strict = await startService({
    rateLimitFactor: 1,
    trustProxy: true,
    extra: (registry) => registry.operation(handler(rare, async () => ({}))),
  });
  const call = (ip: string) => strict.api(rare, {}, { headers: { 'x-forwarded-for': ip } });
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await call('1.2.3.4')).status));
  expect(statuses.sort()).toEqual([200, 200, 200, 429, 429]);
  const refused = await call('1.2.3.4');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(refused.problem).toMatchObject({
    code: 'too_many_requests',
    params: { seconds: expect.any(Number) },
  });
  expect((await call('1.2.3.5')).status).toBe(200);
});

test('limits the total of all calls per address [API-3c]', async () => {
  const strict = await startService({ rateLimitFactor: 0.01, trustProxy: true });
  const calls = generalLimit.calls / 100;
  const statuses: number[] = [];
  for (let count = 0; count <= calls; count += 1) {
    const path = count % 2 === 0 ? '/api/settings.php' : '/api/user.php';
    statuses.push((await strict.client().fetch(path, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status);
  }
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('counts an IPv6 client by its network [API-3c]', () => {
  expect(limitedAddress('2001:db8:1:2:3::1')).toBe(limitedAddress('2001:db8:1:2:ffff::9'));
  expect(limitedAddress('2001:db8:1:3::1')).not.toBe(limitedAddress('2001:db8:1:2::1'));
  expect(limitedAddress('::ffff:1.2.3.4')).not.toBe(limitedAddress('::ffff:1.2.3.5'));
});
