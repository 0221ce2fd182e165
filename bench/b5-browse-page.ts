import type { Benchmark, Side } from './frame/benchmark.ts';
import { requestsPerSecond } from './frame/load.ts';
import { gets, openNginx } from './frame/nginx.ts';
import type { Population } from './frame/population.ts';
import { growthOf, sizes } from './frame/searches.ts';

const page = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

const ages = Array.from({ length: 20 }, (_, index) => 2 * index);

/** Pages with a new query each, so that every page is searched and rendered: nothing is cached or shared. */
const pages =
  ({ url }: Population): Side =>
  () =>
    requestsPerSecond({
      url,
      byLot: true,
      requests: ages.flatMap((from) =>
        ages.map((to) => ({
          path: `/members?min_age=${18 + from}&max_age=${59 + to}&new={uuid}`,
          headers: page,
        })),
      ),
    });

const againstNginx = (name: string, count: number): Benchmark => ({
  id: `B5 ${name}`,
  work: `browse page of ${name} as HTML, for a visitor`,
  baselineIs: 'nginx with a file of 1 KB',
  unit: 'pages/s',
  target: { is: 'at least', ratio: 0.015 },
  ...(count > 10_000 && { large: true }),
  async prepare(surroundings) {
    const { url } = await surroundings.population(count);
    const product = gets(`${url}/members`, page);
    const nginx = await openNginx();
    return { baseline: gets(nginx.url), product, close: nginx.close };
  },
});

const growth = { id: 'B5', work: 'browse pages that are all different' };

export const benchmarks: readonly Benchmark[] = [
  ...sizes.map(([name, count]) => againstNginx(name, count)),
  growthOf({ ...growth, name: '100k', count: 100_000, cost: 1.3 }, pages),
  growthOf({ ...growth, name: '1M', count: 1_000_000, cost: 2 }, pages),
];
