import type { Benchmark, Side } from './frame/benchmark.ts';
import { requestsPerSecond } from './frame/load.ts';
import type { Population } from './frame/population.ts';
import { startChild } from './frame/run-child.ts';
import { growthOf, sizes } from './frame/searches.ts';

/** Each member opens the profile of the next member. */
const profiles =
  ({ url, members }: Population): Side =>
  () =>
    requestsPerSecond({
      url,
      requests: members.map(({ token }, at) => ({
        path: `/api/member.php?id=${members[(at + 1) % members.length]?.id}`,
        headers: { 'x-request-type': 'client', cookie: `vonk_session=${token}` },
      })),
    });

const againstNothing = (name: string, count: number): Benchmark => ({
  id: `B4 ${name}`,
  work: `one profile among ${name}, signed in`,
  baselineIs: 'a no-op call of ours',
  unit: 'requests/s',
  target: { is: 'at least', ratio: 0.3 },
  ...(count > 10_000 && { large: true }),
  async prepare(surroundings) {
    const population = await surroundings.population(count);
    return {
      baseline: () =>
        requestsPerSecond({
          url: `${population.url}/api/user.php`,
          requests: [{ headers: { 'x-request-type': 'client' } }],
        }),
      product: profiles(population),
      close: async () => {},
    };
  },
});

/**
 * The part of a profile's cost that is ours, and not that of any call that reads the database: 0.30 of 0.36.
 */
const againstThin = (name: string, count: number): Benchmark => ({
  id: `B4 ${name} thin`,
  work: `one profile among ${name}, signed in`,
  baselineIs: 'Fastify and pg with one row by key, nobody signed in (the ceiling of B4)',
  unit: 'requests/s',
  target: { is: 'at least', ratio: 0.83 },
  ...(count > 10_000 && { large: true }),
  async prepare(surroundings) {
    const population = await surroundings.population(count);
    const { databaseUrl, members } = population;
    const thin = await startChild(process.execPath, ['bench/frame/thin-server.ts'], /thin server on (\d+)/, {
      DATABASE_URL: databaseUrl,
    });
    const requests = members.map(({ id }) => ({ path: `/${id}` }));
    return {
      baseline: () => requestsPerSecond({ url: `http://127.0.0.1:${thin.match[1]}`, requests }),
      product: profiles(population),
      close: thin.stop,
    };
  },
});

const growth = { id: 'B4', work: 'one profile' };

export const benchmarks: readonly Benchmark[] = [
  ...sizes.map(([name, count]) => againstNothing(name, count)),
  ...sizes.map(([name, count]) => againstThin(name, count)),
  growthOf({ ...growth, name: '100k', count: 100_000, cost: 1.1 }, profiles),
  growthOf({ ...growth, name: '1M', count: 1_000_000, cost: 1.3 }, profiles),
];
