import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { job, jobHandler } from './job.ts';
import { deadLetters } from './start-jobs.ts';

const payload = z.object({ n: z.int() });
const ofMember = job('content/of-member', z.object({ member: z.int() }));
const quick = job('content/quick', payload);
const shaky = job('content/shaky', payload, { retries: 3, retrySeconds: 1 });
const hopeless = job('content/hopeless', payload, { retries: 0 });
const slow = job('content/slow', payload, { parallel: 1 });

let service: TestService;
const ran: Array<{ readonly n: number; readonly at: number }> = [];
let failures = 0;
let letGo: () => void = () => {};

beforeAll(async () => {
  service = await startService({
    extra(registry) {
      registry.job(jobHandler(ofMember, async () => {}));
      registry.job(jobHandler(quick, async ({ n }) => void ran.push({ n, at: performance.now() })));
      registry.job(
        jobHandler(shaky, async ({ n }) => {
          if (failures++ === 0) throw new Error('not yet');
          ran.push({ n, at: performance.now() });
        }),
      );
      registry.job(
        jobHandler(hopeless, async () => {
          throw new Error('never: anna@example.org');
        }),
      );
      registry.job(
        jobHandler(slow, async ({ n }) => {
          ran.push({ n, at: performance.now() });
          await new Promise<void>((resolve) => {
            letGo = resolve;
          });
        }),
      );
    },
  });
});
beforeEach(() => {
  ran.length = 0;
  failures = 0;
});

const numbers = () => ran.map(({ n }) => n);

test('starts a new job at once, without waiting for the next poll [OPS-1d]', async () => {
  const sent = performance.now();
  for (const n of [1, 2, 3]) {
    await service.platform.jobs.send(quick, { n });
    await eventually(() => expect(numbers()).toContain(n));
  }
  // With only the polling interval of 10 s, three jobs in a row would take longer.
  expect(performance.now() - sent).toBeLessThan(10_000);
});

test('runs a delayed job when it is due, and not before [OPS-1d]', async () => {
  const sent = performance.now();
  await service.platform.jobs.send(quick, { n: 2 }, { startAfterSeconds: 2 });
  await eventually(() => expect(numbers()).toEqual([2]));
  expect((ran[0]?.at ?? 0) - sent).toBeGreaterThan(1800);
});

test('retries a failed job after a delay [OPS-1d]', async () => {
  await service.platform.jobs.send(shaky, { n: 3 });
  await eventually(() => expect(numbers()).toEqual([3]));
  expect(failures).toBe(2);
});

test('moves a job that always fails to the dead letters, and stores no error message [OPS-3b]', async () => {
  await service.platform.jobs.send(hopeless, { n: 4 });
  await eventually(async () => {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*) AS n FROM pgboss.job WHERE name = ${deadLetters} AND data->>'n' = '4'
    `.execute(service.platform.db);
    expect(rows[0]?.n).toBe(1);
  });
  const { rows } = await sql<{ output: string }>`
    SELECT output::text AS output FROM pgboss.job WHERE name = 'content/hopeless'
  `.execute(service.platform.db);
  expect(rows[0]?.output).not.toContain('anna@example.org');
});

test('adds no second waiting job with the same key, but every job without a key [OPS-1d]', async () => {
  await service.platform.jobs.send(slow, { n: 10 });
  await eventually(() => expect(numbers()).toEqual([10]));
  for (const n of [11, 12]) await service.platform.jobs.send(slow, { n }, { singletonKey: 'one' });
  for (const n of [13, 14]) await service.platform.jobs.send(slow, { n });
  for (let count = 2; count <= 4; count += 1) {
    letGo();
    await eventually(() => expect(numbers()).toHaveLength(count));
  }
  letGo();
  expect(numbers()).toEqual([10, 11, 13, 14]);
});

test('rejects a job that no handler is registered for [OPS-1d]', async () => {
  await expect(service.platform.jobs.send(job('content/unknown', payload), { n: 1 })).rejects.toThrow();
});

test('forgets the jobs of one member by index, and keeps those of others [ACC-13d]', async () => {
  const { jobs, transact, db } = service.platform;
  for (const member of [7, 77, 7])
    await jobs.send(ofMember, { member }, { startAfterSeconds: 3600 + member });
  await transact(async (unit) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(unit.db);
    await jobs.forget(unit.db, 7);
    const { rows } = await sql`
      SELECT relname FROM pg_stat_xact_user_tables WHERE schemaname = 'pgboss' AND seq_scan > 0
    `.execute(unit.db);
    expect(rows).toEqual([]);
  });
  const { rows } = await sql<{ member: string }>`
    SELECT data->>'member' AS member FROM pgboss.job WHERE name = ${ofMember.name}
  `.execute(db);
  expect(rows).toEqual([{ member: '77' }]);
});
