import type { Benchmark } from './frame/benchmark.ts';
import { requestsPerSecond } from './frame/load.ts';

/** A no-op call (a visitor asks for the current user) through every check we make of a request. */
export const benchmarks: readonly Benchmark[] = [
  {
    id: 'B1',
    work: 'no-op call through the whole request chain',
    baselineIs: 'bare node:http',
    unit: 'requests/s',
    target: { is: 'at least', ratio: 0.55 },
    prepare: async ({ bareServer, service }) => ({
      baseline: () => requestsPerSecond({ url: bareServer }),
      product: () =>
        requestsPerSecond({
          url: `${service}/api/user.php`,
          requests: [{ headers: { 'x-request-type': 'client' } }],
        }),
      close: async () => {},
    }),
  },
];
