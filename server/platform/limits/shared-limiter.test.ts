import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DebianRedis, hasRedis, startRedis } from '#tests/support/database/debian-redis.ts';
import { solveProof } from '#tests/support/service/client.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { guarded, rare } from '#tests/support/service/test-operations.ts';
import { handler } from '../http/handler.ts';
import { storedLimiter } from './stored-limiter.ts';

describe.skipIf(!hasRedis)('limits in Redis', () => {
  let redis: DebianRedis;
  let one: TestService;
  let other: TestService;

  beforeAll(async () => {
    redis = await startRedis();
    const start = () =>
      startService({
        redisUrl: redis.url,
        rateLimitFactor: 1,
        trustProxy: true,
        secretKey: 'one key for every process of a deployment',
        extra(registry) {
          for (const operation of [rare, guarded]) registry.operation(handler(operation, async () => ({})));
        },
      });
    [one, other] = await Promise.all([start(), start()]);
  });

  afterAll(() => redis.stop());

  const limit = { table: 'account_limits', kind: 'test', points: 3, seconds: 600 };
  const isReady = (service: TestService) =>
    eventually(() => expect(service.platform.redis?.isReady).toBe(true));
  const inDatabase = (service: TestService) =>
    service.platform.db
      .$extendTables<{ account_limits: { key: string } }>()
      .selectFrom('account_limits')
      .select('key')
      .execute();

  test('counts over all processes, and admits no more concurrent tries than allowed [OPS-2b, ACC-9e]', async () => {
    const limiters = [storedLimiter(one.platform, limit), storedLimiter(other.platform, limit)];
    await Promise.all([isReady(one), isReady(other)]);
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => limiters[turn % 2]?.take('together')),
    );
    expect(taken.filter((each) => each?.wait === 0)).toHaveLength(3);
    expect(taken.find((each) => each?.wait !== 0)?.wait).toBeGreaterThan(590);
    expect(await inDatabase(one)).toEqual([]);
  });

  test('gives back, sets and forgets a count [ACC-9e]', async () => {
    const limiter = storedLimiter(one.platform, limit);
    expect(await limiter.take('changing')).toEqual({ count: 1, wait: 0 });
    await limiter.giveBack('changing');
    expect(await limiter.take('changing')).toEqual({ count: 1, wait: 0 });
    await limiter.set('changing', 4, 3600);
    const { count, wait } = await limiter.take('changing');
    expect(count).toBe(5);
    expect(wait).toBeGreaterThan(3590);
    await limiter.forget('changing');
    expect(await limiter.take('changing')).toEqual({ count: 1, wait: 0 });
  });

  test('lets a count expire [ACC-9e]', async () => {
    const limiter = storedLimiter(one.platform, { ...limit, kind: 'short', points: 1, seconds: 1 });
    expect((await limiter.take('key')).wait).toBe(0);
    expect((await limiter.take('key')).wait).toBe(1);
    await eventually(async () => expect((await limiter.take('key')).wait).toBe(0));
  });

  test('counts the calls of an address over all processes without storing the address in Redis [API-3c]', async () => {
    const call = async (service: TestService) =>
      (await service.api(rare, {}, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status;
    const statuses = [
      await call(one),
      await call(other),
      await call(one),
      await call(other),
      await call(one),
    ];
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const keys = await one.platform.redis?.keys('*');
    expect(keys).toContainEqual(expect.stringContaining(rare.name));
    expect(keys?.join()).not.toContain('1.2.3.4');
  });

  test('counts in the database, with the same limit, when Redis does not answer [ACC-9e]', async () => {
    const limiter = storedLimiter(one.platform, { ...limit, kind: 'paused' });
    redis.pause();
    try {
      const taken = await Promise.all(Array.from({ length: 5 }, () => limiter.take('key')));
      expect(taken.filter(({ wait }) => wait === 0)).toHaveLength(3);
      expect((await inDatabase(one)).map(({ key }) => key)).toEqual(['paused:key']);
      await limiter.forget('key');
      expect(await inDatabase(one)).toEqual([]);
    } finally {
      redis.resume();
    }
  });

  test('keeps the budgets and the proofs of work when Redis does not answer [SAFE-8a, SAFE-8j]', async () => {
    const ask = async (ip: string, proof = {}) =>
      one.api(guarded, {}, { headers: { 'x-forwarded-for': ip, ...proof } });
    redis.pause();
    try {
      const began = performance.now();
      const statuses: number[] = [];
      for (let count = 0; count < 5; count += 1)
        statuses.push((await one.api(rare, {}, { headers: { 'x-forwarded-for': '192.0.2.33' } })).status);
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      // The calls wait for Redis once, and not for each counter.
      expect(performance.now() - began).toBeLessThan(4000);
      for (let count = 0; count < 2; count += 1) await ask('192.0.2.44');
      const proof = await solveProof((await ask('192.0.2.44')).problem);
      expect((await ask('192.0.2.44', proof)).status).toBe(200);
      expect((await ask('192.0.2.44', proof)).problem.code).toBe('proof_required');
    } finally {
      redis.resume();
    }
  });

  test('keeps answering while Redis is gone and after it is back [OPS-2b]', async () => {
    await redis.kill();
    await eventually(() => expect(one.platform.redis?.isReady).toBe(false));
    const limiter = storedLimiter(one.platform, { ...limit, kind: 'gone' });
    expect(await limiter.take('key')).toEqual({ count: 1, wait: 0 });
    expect((await one.get('/readyz')).status).toBe(200);
    await redis.start();
    await isReady(one);
    expect(await limiter.take('key')).toEqual({ count: 1, wait: 0 });
  });
});

test('starts the service without a reachable Redis [OPS-2b]', async () => {
  const alone = await startService({ redisUrl: 'redis://127.0.0.1:1' });
  expect((await alone.get('/readyz')).status).toBe(200);
  const limiter = storedLimiter(alone.platform, {
    table: 'account_limits',
    kind: 'test',
    points: 1,
    seconds: 60,
  });
  expect((await limiter.take('key')).wait).toBe(0);
  expect((await limiter.take('key')).wait).toBeGreaterThan(0);
});
