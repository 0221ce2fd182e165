import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '#tests/support/browser/browser.ts';
import { journeyData, journeyPort } from '#tests/support/browser/journey-data.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // `LATE=render` and `LATE=answers` find journeys that check too early (tests/support/render-late.ts,
  // answer-late.ts). Only a failing journey waits this long: on a busy machine a person would wait, too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${journeyPort}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    // Recording every step takes a third of the processor. Set `TRACE=1` to find the cause of a failure.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browser.executablePath, args: browserArgs, env: browser.env },
  },
  // A journey that only concerns one of the two carries its tag.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    // A new data folder for each run, so that a journey starts from the seeded demo.
    command: `rm -rf '${journeyData}' && exec node tests/support/journeys-main.ts`,
    url: `http://localhost:${journeyPort}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    env: {
      ...browser.env,
      PORT: String(journeyPort),
      DATA_DIR: journeyData,
      DEMO: '1',
      RATE_LIMITS: 'relaxed',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      // An order of the demo is enough for four eyes.
      REFUND_APPROVAL_LIMIT: '20',
    },
  },
});
