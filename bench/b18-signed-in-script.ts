import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '#tests/support/browser/browser.ts';
import type { Benchmark } from './frame/benchmark.ts';

/**
 * Tinder's 2017 budget for `main` and `vendor`, in KB; another 55 KB were for what loads later (quality page,
 * section 3).
 */
const budget = 155;

interface Script {
  readonly name: string;
  readonly size: number;
}

/**
 * Scripts over the wire with their headers, in KB. Counts what a member's phone with an empty cache fetches
 * until the page is hydrated and idle.
 */
async function scriptsOf(service: string, path: string): Promise<Script[]> {
  const browser = await chromium.launch({ args: browserArgs, ...(await findBrowser()) });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const login = await context.request.post(`${service}/api/user.php`, {
      headers: { 'x-request-type': 'client', origin: service },
      data: { email: 'anna@demo.example', password: 'demo-demo-demo' },
    });
    if (!login.ok()) throw new Error(`The demo member cannot log in: ${login.status()}`);
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    const names = new Map<string, string>();
    const scripts: Script[] = [];
    network.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') names.set(requestId, new URL(response.url).pathname);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const name = names.get(requestId);
      if (name !== undefined) scripts.push({ name, size: encodedDataLength / 1000 });
    });
    await network.send('Network.enable');
    await page.goto(`${service}${path}`, { waitUntil: 'networkidle' });
    return scripts;
  } finally {
    await browser.close();
  }
}

/**
 * The scripts that every page needs: the framework, and the frame with the rules of the socket connection.
 */
const isMain = ({ name }: Script): boolean => /\/(framework|app)-[^/]+\.js$/.test(name);

const script = (
  id: string,
  work: string,
  path: string,
  counts: (one: Script) => boolean = () => true,
): Benchmark => ({
  id,
  work,
  baselineIs: `Tinder's budget (${budget} KB)`,
  unit: 'KB',
  target: { is: 'at most', ratio: 1 },
  fixed: true,
  prepare: async ({ service }) => ({
    baseline: async () => budget,
    product: async () =>
      (await scriptsOf(service, path)).filter(counts).reduce((total, { size }) => total + size, 0),
    close: async () => {},
  }),
});

export const benchmarks: readonly Benchmark[] = [
  script('B18', 'script of a signed-in first load, search of members', '/members'),
  script('B18 chats', 'script of a signed-in first load, conversations', '/chats'),
  script('B18 main', 'the part of it that every page needs (main and vendor)', '/members', isMain),
];
