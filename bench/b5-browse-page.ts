import type { Benchmark, Side } from './frame/benchmark.ts';
import { requestsPerSecond } from './frame/load.ts';
import type { Population } from './frame/population.ts';
import { growthOf, sizes } from './frame/searches.ts';

const pages =
  ({ url }: Population): Side =>
  () =>
    requestsPerSecond({
      url: `${url}/members`,
      requests: [{ headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' } }],
    });

/**
 * The target is 0.015 of nginx with a file of 1 KB, which did 2.2 times what bare node:http does where both were
 * measured: 0.033 of the latter, which is on every machine.
 */
const againstBare = (name: string, count: number): Benchmark => ({
  id: `B5 ${name}`,
  work: `browse page of ${name} as HTML, for a visitor`,
  baselineIs: 'bare node:http',
  unit: 'pages/s',
  target: { is: 'at least', ratio: 0.033 },
  ...(count > 10_000 && { large: true }),
  prepare: async (surroundings) => ({
    baseline: () => requestsPerSecond({ url: surroundings.bareServer }),
    product: pages(await surroundings.population(count)),
    close: async () => {},
  }),
});

const growth = { id: 'B5', work: 'browse page' };

export const benchmarks: readonly Benchmark[] = [
  ...sizes.map(([name, count]) => againstBare(name, count)),
  growthOf({ ...growth, name: '100k', count: 100_000, cost: 1.3 }, pages),
  growthOf({ ...growth, name: '1M', count: 1_000_000, cost: 2 }, pages),
];
