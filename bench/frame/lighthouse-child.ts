import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArgs, findBrowser } from '#tests/support/browser/browser.ts';

/**
 * One visit by Lighthouse with its defaults: a mid-range phone on slow 4G, first visit. The report goes into
 * a file.
 */
interface Asked {
  readonly url: string;
  readonly report: string;
}

const asked: Asked = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const port = 40_000 + (process.pid % 20_000);
// Playwright launches the browser, because it knows the one installed here. Lighthouse connects through its
// own protocol.
const browser = await chromium.launch({
  args: [...browserArgs, `--remote-debugging-port=${port}`],
  ...(await findBrowser()),
});
try {
  const visit = await lighthouse(asked.url, { port, logLevel: 'silent', output: 'html' });
  if (visit === undefined) throw new Error(`Lighthouse returned no result for ${asked.url}.`);
  const { categories, audits, runtimeError } = visit.lhr;
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  await mkdir(dirname(asked.report), { recursive: true });
  await writeFile(asked.report, String(visit.report));
  console.log(
    JSON.stringify({
      performance: categories.performance?.score,
      accessibility: categories.accessibility?.score,
      bestPractices: categories['best-practices']?.score,
      seo: categories.seo?.score,
      largestPaint: audits['largest-contentful-paint']?.numericValue,
      shift: audits['cumulative-layout-shift']?.numericValue,
      blocking: audits['total-blocking-time']?.numericValue,
    }),
  );
} finally {
  await browser.close();
}
