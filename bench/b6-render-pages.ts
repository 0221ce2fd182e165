import type { Benchmark } from './frame/benchmark.ts';
import { requestsPerSecond } from './frame/load.ts';
import { startScript } from './frame/run-child.ts';

/** The front page for a visitor, served from the page cache. */
const cachedLanding: readonly Benchmark[] = [
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

/**
 * Pages that were never requested before, so that none comes from the cache. They are loaded, rendered and
 * compressed, against React alone with the same tree. The baseline renders as the product does, not by
 * `renderToString`, which waits for nothing. So the ratio shows the cost of everything around React.
 */
const rendered = (name: string, work: string, path: string): Benchmark => ({
  id: `B6 ${name}`,
  work,
  baselineIs: 'React with the same tree on bare node:http',
  unit: 'pages/s',
  target: { is: 'at least', ratio: 0.7 },
  async prepare({ service }) {
    const react = await startScript('render-server.ts', { service, path });
    return {
      baseline: () => requestsPerSecond({ url: `http://127.0.0.1:${react.match[1]}` }),
      product: () =>
        requestsPerSecond({
          url: service,
          byLot: true,
          requests: [{ path: `${path}?new={uuid}`, headers: { 'accept-encoding': 'gzip, deflate, br' } }],
        }),
      close: react.stop,
    };
  },
});

export const benchmarks: readonly Benchmark[] = [
  rendered('front', 'front page for a visitor, rendered anew', '/'),
  rendered('cards', 'page of members for a visitor, rendered anew', '/members'),
  ...cachedLanding,
];
