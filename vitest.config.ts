import { existsSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { texts } from './tools/texts/vite-texts.ts';

/** Full counts (`npm run test:long`): a single test takes minutes instead of seconds. */
const long = process.env.LONG === '1';
const timeouts = long
  ? { testTimeout: 30 * 60_000, hookTimeout: 120_000 }
  : { testTimeout: 240_000, hookTimeout: 120_000 };

/** Starts one PostgreSQL for the whole run. Each test file copies its own database from a template. */
const databaseSetup = './tests/support/global-setup.ts';
const withDatabase = existsSync(new URL(databaseSetup, import.meta.url)) ? [databaseSetup] : [];

/**
 * One worker runs all files, because importing the server again for each file cost more than its tests. State
 * in modules (sites, last seen times) is keyed by ids that no two services of a run share.
 */
const pure = { environment: 'node', isolate: false } as const;

const exclude = [...configDefaults.exclude, 'build/**', 'data/**', 'tests/rules/fixtures/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'contract',
          ...pure,
          include: ['contract/**/*.test.ts', 'texts/**/*.test.ts'],
          exclude,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          ...pure,
          include: [
            'server/**/*.test.ts',
            'database/**/*.test.ts',
            'tests/server/**/*.test.ts',
            'tests/clients/**/*.test.ts',
            'tests/support/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude,
          globalSetup: withDatabase,
          setupFiles: ['./tests/support/server-setup.ts'],
          ...timeouts,
        },
      },
      {
        plugins: [texts()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          exclude,
          setupFiles: ['./tests/support/web-setup.ts'],
          // Tests read only the tokens: they check the colours of the theme against them.
          css: { modules: { classNameStrategy: 'non-scoped' }, include: [/tokens\.css/] },
          ...timeouts,
        },
      },
      {
        test: {
          name: 'rules',
          ...pure,
          include: ['tests/rules/**/*.test.ts'],
          exclude,
          ...timeouts,
        },
      },
      { test: { name: 'tools', ...pure, include: ['tools/**/*.test.ts'], exclude, ...timeouts } },
    ],
  },
});
