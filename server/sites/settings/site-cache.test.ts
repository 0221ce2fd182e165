import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eventually, startService } from '#tests/support/service/service.ts';
import { createSiteCache, refreshMilliseconds } from './site-cache.sql.ts';

const { platform } = await startService();

test('two processes take a changed setting within seconds and without a restart [SAFE-6b]', async () => {
  const [one, other] = [createSiteCache(), createSiteCache()];
  await Promise.all([one.fill(platform.db), other.fill(platform.db)]);
  const lengths = () => [one, other].map((cache) => cache.known().first?.settings.message_length);
  expect(lengths()).toEqual([2000, 2000]);
  await sql`update sites set settings = settings || '{"message_length": 321}'`.execute(platform.db);
  await one.fill(platform.db);
  expect(lengths()).toEqual([321, 2000]);
  await sleep(refreshMilliseconds);
  await eventually(() => expect(lengths()).toEqual([321, 321]), 5000);
});

test('a cache keeps its sites when a stored setting is invalid [SAFE-6b, SITE-6c]', async () => {
  const cache = createSiteCache();
  await cache.fill(platform.db);
  await sql`update sites set settings = settings || '{"no_such_setting": 1}'`.execute(platform.db);
  await sql`update sites set settings = settings || '{"message_length": 0}'`.execute(platform.db);
  await expect(cache.fill(platform.db)).rejects.toThrow();
  expect(cache.known().first?.settings.message_length).toBe(321);
});
