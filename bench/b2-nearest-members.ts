import { runSearch } from '#server/discovery/door.ts';
import type { Benchmark } from './frame/benchmark.ts';
import { fromAddress } from './frame/client-addresses.ts';
import { atPace, percentile } from './frame/latencies.ts';
import { openPgbench } from './frame/pgbench.ts';
import { recordStatements } from './frame/record-statements.ts';
import { common, growth, rare, requestsOf, searchesPerSecond, sizes } from './frame/searches.ts';

const againstCommon = (name: string, count: number): Benchmark => ({
  id: `B3 ${name}`,
  work: `search among ${name} for what one in a thousand has`,
  baselineIs: 'the search of B2',
  unit: 'searches/s',
  target: { is: 'at least', ratio: 0.2 },
  ...(count > 10_000 && { large: true }),
  async prepare(surroundings) {
    const population = await surroundings.population(count);
    return {
      baseline: searchesPerSecond(population, common),
      product: searchesPerSecond(population, rare),
      close: async () => {},
    };
  },
});

/** Searches with rare criteria, nearest first. */
const rareFilters: readonly Benchmark[] = [
  ...sizes.map(([name, count]) => againstCommon(name, count)),
  growth({ id: 'B3', work: 'rare wishes', criteria: rare, count: 100_000, name: '100k', cost: 1.5 }),
  growth({ id: 'B3', work: 'rare wishes', criteria: rare, count: 1_000_000, name: '1M', cost: 3 }),
];

/** The whole service against its own statements run without the service. */
const againstSql = (name: string, count: number): Benchmark => ({
  id: `B2 ${name}`,
  work: `nearest members of ${name}, 20 cards, signed in`,
  baselineIs: 'the same SQL in pgbench (without the session)',
  unit: 'searches/s',
  target: { is: 'at least', ratio: 0.4 },
  ...(count > 10_000 && { large: true }),
  async prepare(surroundings) {
    const population = await surroundings.population(count);
    const { db, site, niche, databaseUrl } = population;
    const scripts = await Promise.all(
      population.members.map(({ id: member }) =>
        recordStatements(db, (recorded) =>
          runSearch(
            { db: recorded, replica: recorded },
            {
              asker: { site, niche, member },
              criteria: common,
              page: 1,
              snapshot: undefined,
              now: new Date(),
              mayStore: async () => true,
            },
          ),
        ),
      ),
    );
    const pgbench = await openPgbench(databaseUrl, scripts);
    return {
      baseline: pgbench.perSecond,
      product: searchesPerSecond(population, common),
      close: pgbench.close,
    };
  },
});

/** Duration of the slowest of a hundred searches, started every 20 ms. */
const slowest = (name: string, count: number): Benchmark => ({
  id: `B2 ${name} p99`,
  work: `nearest members of ${name}, the slowest of a hundred`,
  baselineIs: 'their median',
  unit: 'ms',
  target: { is: 'at most', ratio: 10 },
  ...(count > 10_000 && { large: true }),
  async prepare(surroundings) {
    const population = await surroundings.population(count);
    const requests = requestsOf(population, common);
    let next = 0;
    const ask = async () => {
      const { path, headers } = requests[next % requests.length] ?? { path: '/', headers: {} };
      const answer = await fetch(`${population.url}${path}`, {
        headers: { ...headers, ...fromAddress(next) },
      });
      next += 1;
      if (!answer.ok) throw new Error(`a search answered ${answer.status}`);
      await answer.arrayBuffer();
    };
    let taken: number[] = [];
    return {
      async baseline() {
        taken = await atPace(ask, { seconds: 15, everyMs: 20 });
        return percentile(taken, 50);
      },
      product: async () => percentile(taken, 99),
      close: async () => {},
    };
  },
});

/** Members search around their own place, through the whole service. */
export const benchmarks: readonly Benchmark[] = [
  ...sizes.map(([name, count]) => againstSql(name, count)),
  growth({ id: 'B2', work: 'nearest members', criteria: common, count: 100_000, name: '100k', cost: 1.3 }),
  growth({ id: 'B2', work: 'nearest members', criteria: common, count: 1_000_000, name: '1M', cost: 2 }),
  ...sizes.map(([name, count]) => slowest(name, count)),
  ...rareFilters,
];
