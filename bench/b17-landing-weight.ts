import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '#tests/support/browser/browser.ts';
import type { Benchmark } from './frame/benchmark.ts';

/** HTTP Archive's median mobile home page of 2025: the whole page and its scripts, in KB. */
const medianPage = 2559;
const medianScripts = 632;

interface Weight {
  readonly all: number;
  readonly scripts: number;
}

/** Bytes over the wire, in KB, of everything that the front page loads on a phone with an empty cache. */
async function weigh(url: string): Promise<Weight> {
  const browser = await chromium.launch({ args: browserArgs, ...(await findBrowser()) });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const network = await page.context().newCDPSession(page);
    const kinds = new Map<string, string>();
    const sizes = new Map<string, number>();
    network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      sizes.set(requestId, encodedDataLength),
    );
    await network.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    const sum = (wanted: (kind: string | undefined) => boolean) =>
      [...sizes].filter(([id]) => wanted(kinds.get(id))).reduce((total, [, size]) => total + size, 0) / 1000;
    return { all: sum(() => true), scripts: sum((kind) => kind === 'Script') };
  } finally {
    await browser.close();
  }
}

const weight = (
  id: string,
  work: string,
  median: number,
  ratio: number,
  pick: (weight: Weight) => number,
): Benchmark => ({
  id,
  work,
  baselineIs: `the median home page (${median} KB)`,
  unit: 'KB',
  target: { is: 'at most', ratio },
  fixed: true,
  prepare: async ({ service }) => ({
    baseline: async () => median,
    product: async () => pick(await weigh(`${service}/`)),
    close: async () => {},
  }),
});

export const benchmarks: readonly Benchmark[] = [
  weight('B17 all', 'bytes of the front page', medianPage, 0.2, (page) => page.all),
  weight('B17 js', 'script bytes of the front page', medianScripts, 0.1, (page) => page.scripts),
];
