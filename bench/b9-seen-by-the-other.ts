import * as z from 'zod/mini';
import { openDatabase } from '#server/platform/database/pool.ts';
import type { Benchmark, Prepared } from './frame/benchmark.ts';
import type { BenchmarkEnvironment } from './frame/environment.ts';
import { requestsPerSecond } from './frame/load.ts';
import { openSession } from './frame/population.ts';
import { runChild, startScript } from './frame/run-child.ts';
import type { DeliveryLatencyRun } from './frame/seen-child.ts';
import { openTalks, sentence } from './frame/talks.ts';

const host = 'bdsm.localhost';
const pairs = 100;
const seconds = 6;
/** Sockets of one idle member: each is a device. */
const devices = 20;

type Percentile = 'p50' | 'p99';

const report = z.object({ p50: z.number(), p99: z.number() });

async function prepare(
  { databaseUrl, service }: BenchmarkEnvironment,
  idle: number,
  percentile: Percentile,
): Promise<Prepared> {
  const { db, close } = openDatabase(databaseUrl, null, { statementTimeoutMs: 0 });
  const idleMembers = Math.ceil(idle / devices);
  const all = (await openTalks(db, { host, pairs: pairs + idleMembers, messages: 10_000, seed: 9 })).pairs;
  const cookieOf = async (member: number) => `vonk_session=${await openSession(db, member)}`;
  const talks = await Promise.all(
    all.slice(0, pairs).map(async ({ sender, receiver }) => ({
      senderCookie: await cookieOf(sender),
      receiverCookie: await cookieOf(receiver),
      receiver,
    })),
  );
  // Sessions of members whose conversations are idle.
  const idleCookies = await Promise.all(all.slice(pairs).map(({ sender }) => cookieOf(sender)));
  const capacity = await requestsPerSecond({
    url: service,
    seconds: 3,
    byLot: true,
    requests: talks.map(({ senderCookie, receiver }) => ({
      method: 'POST' as const,
      path: `/api/message.php?domain=${host}`,
      headers: { 'content-type': 'application/json', 'x-request-type': 'client', cookie: senderCookie },
      body: JSON.stringify({ profile: receiver, client_id: '{uuid}', kind: 'text', text: sentence }),
    })),
  });
  const asked = {
    host,
    idleCookies: Array.from({ length: idle }, (_, index) => idleCookies[Math.floor(index / devices)] ?? ''),
    talks,
    seconds,
    perSecond: capacity / 2,
  };
  const echo = await startScript('echo-server.ts', { databaseUrl });
  const measured = async (to: Pick<DeliveryLatencyRun, 'kind' | 'url'>): Promise<number> =>
    (await runChild('seen-child.ts', { ...asked, ...to } satisfies DeliveryLatencyRun, report))[percentile];
  return {
    baseline: () => measured({ kind: 'echo', url: `http://127.0.0.1:${echo.match[1]}` }),
    product: () => measured({ kind: 'service', url: service }),
    async close() {
      await echo.stop();
      await close();
    },
  };
}

const seen = (idle: number, percentile: Percentile, ratio: number): Benchmark => ({
  id: `B9 ${idle} ${percentile}`,
  work: `send to seen by the other member at half of the capacity, ${idle} idle sockets, ${percentile}`,
  baselineIs: 'echo over a bare WebSocket with one commit, same pace and sockets',
  unit: 'ms',
  target: { is: 'at most', ratio },
  ...(idle !== 500 && { large: true }),
  prepare: (surroundings) => prepare(surroundings, idle, percentile),
});

/** The time from the sending call to the event on the reader's device. */
export const benchmarks: readonly Benchmark[] = [500, 50, 5000].flatMap((idle) => [
  seen(idle, 'p50', 2),
  seen(idle, 'p99', 3),
]);
