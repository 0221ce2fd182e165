import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArgs, findBrowser } from '#tests/support/browser/browser.ts';
import type { LighthouseVisit } from './lighthouse-visit.ts';

const asked: LighthouseVisit = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const port = 40_000 + (process.pid % 20_000);
// Playwright launches the browser, because it knows the one installed here. Lighthouse connects through its
// own protocol.
const browser = await chromium.launch({
  args: [...browserArgs, `--remote-debugging-port=${port}`],
  ...(await findBrowser()),
});

/** Logs the member in. Lighthouse visits in the browser's own context, where Playwright opens no pages. */
async function logIn({ email, password }: NonNullable<LighthouseVisit['member']>): Promise<void> {
  const context = await browser.newContext();
  const login = await context.request.post(new URL('/api/user.php', asked.url).href, {
    headers: { 'x-request-type': 'client', origin: new URL(asked.url).origin },
    data: { email, password },
  });
  if (!login.ok()) throw new Error(`The demo member cannot log in: ${login.status()}`);
  const cookies = (await context.cookies()).map(({ name, value }) => ({ name, value, url: asked.url }));
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', { cookies });
}

try {
  if (asked.member !== undefined) await logIn(asked.member);
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
