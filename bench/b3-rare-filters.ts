import type { Benchmark } from './frame/benchmark.ts';
import { common, growth, rare, searchesPerSecond, sizes } from './frame/searches.ts';

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
export const benchmarks: readonly Benchmark[] = [
  ...sizes.map(([name, count]) => againstCommon(name, count)),
  growth({ id: 'B3', work: 'rare wishes', criteria: rare, count: 100_000, name: '100k', cost: 1.5 }),
  growth({ id: 'B3', work: 'rare wishes', criteria: rare, count: 1_000_000, name: '1M', cost: 3 }),
];
