import type { Benchmark } from './frame/benchmark.ts';
import { requestsPerSecond } from './frame/load.ts';

/** The front page for a visitor, served from the page cache. */
export const benchmarks: readonly Benchmark[] = [
  {
    id: 'B7',
    work: 'front page for a visitor, from the cache',
    baselineIs: 'bare node:http',
    unit: 'requests/s',
    target: { is: 'at least', ratio: 0.5 },
    prepare: async ({ bareServer, startService }) => {
      // Without a proxy in front: behind a proxy, the proxy caches the pages.
      const { url, stop } = await startService({});
      const headers = { 'accept-encoding': 'gzip, deflate, br' };
      return {
        baseline: () => requestsPerSecond({ url: bareServer }),
        product: () => requestsPerSecond({ url: `${url}/`, requests: [{ headers }] }),
        close: stop,
      };
    },
  },
];
