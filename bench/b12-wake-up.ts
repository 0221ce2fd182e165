import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/pool.ts';
import type { Benchmark, Prepared } from './frame/benchmark.ts';
import type { BenchmarkEnvironment } from './frame/environment.ts';
import { requestsPerSecond } from './frame/load.ts';
import { openSession } from './frame/population.ts';
import { startScript } from './frame/run-child.ts';
import { openTalks, sentence } from './frame/talks.ts';

const host = 'bbw.localhost';
const pairs = 100;
const connections = 8;

type Started = Awaited<ReturnType<typeof startScript>>;

/**
 * Starts the given number of processes and connects the readers. Each reader is connected to another process
 * than the one its writer uses.
 */
const openProcesses = async (
  { databaseUrl }: BenchmarkEnvironment,
  { count, tells, readers }: { count: number; tells: boolean; readers: readonly string[] },
) => {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-several-'));
  const started: Started[] = [];
  for (let index = 0; index < count; index += 1)
    started.push(
      await startScript('service-child.ts', { databaseUrl, tells, dataDir: join(folder, String(index)) }),
    );
  const urls = started.map(({ match }) => match[1]?.trim() ?? '');
  const crowd = await startScript(
    'crowd-child.ts',
    urls.map((url, index) => ({
      url,
      host,
      cookies: readers.filter((_, reader) => (reader + 1) % count === index),
    })),
  );
  return {
    urls,
    async stop() {
      await crowd.stop();
      for (const process of started) await process.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

async function prepare(surroundings: BenchmarkEnvironment, count: number): Promise<Prepared> {
  const { db, close } = openDatabase(surroundings.databaseUrl, null, { statementTimeoutMs: 0 });
  const { pairs: talking } = await openTalks(db, { host, pairs, messages: pairs, seed: 12 });
  const cookieOf = async (member: number) => `vonk_session=${await openSession(db, member)}`;
  const requests = await Promise.all(
    talking.map(async ({ sender, receiver }) => ({
      method: 'POST' as const,
      path: `/api/message.php?domain=${host}`,
      headers: {
        'content-type': 'application/json',
        'x-request-type': 'client',
        cookie: await cookieOf(sender),
      },
      body: JSON.stringify({ profile: receiver, client_id: '{uuid}', kind: 'text', text: sentence }),
    })),
  );
  const readers = await Promise.all(talking.map(({ receiver }) => cookieOf(receiver)));
  const side = (tells: boolean) => async (): Promise<number> => {
    // Only one side runs at a time. The other side's processes would receive the same messages, or idle on
    // the same cores.
    const { urls, stop } = await openProcesses(surroundings, { count, tells, readers });
    try {
      const sent = await Promise.all(
        urls.map((url, index) =>
          requestsPerSecond({
            url,
            connections: Math.max(1, Math.floor(connections / count)),
            byLot: true,
            requests: requests.filter((_, writer) => writer % count === index),
          }),
        ),
      );
      return sent.reduce((sum, one) => sum + one, 0);
    } finally {
      await stop();
    }
  };
  return { baseline: side(false), product: side(true), close };
}

const waking = (count: number): Benchmark => ({
  id: `B12 ${count}`,
  work: `messages sent over ${count === 1 ? 'one process' : `${count} processes`} that tell each other`,
  baselineIs: 'the same processes telling each other nothing',
  unit: 'messages/s',
  target: { is: 'at least', ratio: 0.8 },
  ...(count > 2 && { large: true }),
  prepare: (surroundings) => prepare(surroundings, count),
});

/**
 * The cost of a send because it wakes every process. From 1 to 4 processes the ratio must fall by less than a
 * tenth.
 */
export const benchmarks: readonly Benchmark[] = [waking(1), waking(2), waking(4)];
