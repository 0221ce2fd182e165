import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { JobHandler, JobSettings } from '#server/platform/jobs/job.ts';
import { maxRetryDelaySeconds, minRetryDelay, retryPolicyOf } from '#server/platform/jobs/retry-policy.ts';
import { deadLetters } from '#server/platform/jobs/start-jobs.ts';
import { startService } from '#tests/support/service/service.ts';
import { registers } from './domains.ts';

/** Hours between the first and the last try, with every wait as short as the jitter allows. */
const hoursTried = (settings: JobSettings): number => {
  const { retries, retrySeconds } = retryPolicyOf(settings);
  const waits = Array.from({ length: retries }, (_, retry) => minRetryDelay(retry, retrySeconds));
  return waits.reduce((sum, wait) => sum + wait, 0) / 3600;
};

const jobs = (): JobHandler['job'][] => {
  const found: JobHandler['job'][] = [];
  const registry = {
    operation() {},
    job: (handler: JobHandler) => void found.push(handler.job),
    socket() {},
    route() {},
    eachStart() {},
  };
  for (const register of registers) register(registry);
  return found;
};

const tried = (names: RegExp): [string, number][] =>
  jobs()
    .filter(({ name }) => names.test(name))
    .map(({ name, settings }) => [name, hoursTried(settings)]);

test('doubles a wait up to one hour, and ends a job without settings within minutes [OPS-1d]', () => {
  expect([0, 1, 2, 10, 11, 40].map((retry) => minRetryDelay(retry, 2))).toEqual([
    2,
    4,
    8,
    2048,
    maxRetryDelaySeconds,
    maxRetryDelaySeconds,
  ]);
  expect(retryPolicyOf({})).toEqual({ retries: 8, retrySeconds: 2 });
  expect(hoursTried({}) * 60).toBeCloseTo(8.5);
  expect(retryPolicyOf({ retries: 3, retrySeconds: 1 })).toEqual({ retries: 3, retrySeconds: 1 });
});

test('retries every mail of an account for at least a day [NOTIF-1a]', () => {
  const mails = tried(/\/(mail|remind)-/);
  expect(mails.length).toBeGreaterThan(9);
  for (const [name, hours] of mails) {
    expect(hours, name).toBeGreaterThanOrEqual(24);
    // Mails required by law are retried longer. An older mail than that is of no use.
    expect(hours, name).toBeLessThan(74);
  }
});

test('retries deleting files that no other process finds for at least a month [GDPR-8d]', () => {
  const files = tried(/\/(delete-.*-files|sweep-upload)$/);
  expect(files.map(([name]) => name).sort()).toEqual([
    'accounts/delete-export-files',
    'photos/delete-photo-files',
    'photos/sweep-upload',
  ]);
  for (const [name, hours] of files) expect(hours, name).toBeGreaterThanOrEqual(30 * 24);
});

test('gives the queue the retries of each job, and keeps waiting jobs long enough [OPS-1d]', async () => {
  const service = await startService();
  const { rows } = await sql<{ retry_limit: number; retry_delay_max: number; days: number }>`
    SELECT retry_limit, retry_delay_max, retention_seconds / 86400 AS days FROM pgboss.queue
    WHERE name IN ('accounts/mail-deletion', 'photos/delete-photo-files', ${deadLetters}) ORDER BY name
  `.execute(service.platform.db);
  expect(rows).toMatchObject([
    { retry_limit: 34, retry_delay_max: 3600, days: 15 },
    { retry_limit: 730, retry_delay_max: 3600, days: 44 },
    { days: 90 },
  ]);
});
