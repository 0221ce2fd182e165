import { existsSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { texts } from './tools/texts/vite-texts.ts';

/** Full counts (`npm run test:long`): minutes instead of seconds for a single test. */
const long = process.env.LONG === '1';
const timeouts = long
  ? { testTimeout: 30 * 60_000, hookTimeout: 120_000 }
  : { testTimeout: 240_000, hookTimeout: 120_000 };

/** Starts one PostgreSQL for the whole run; a file takes its own database from a template. */
const databaseSetup = './tests/support/global-setup.ts';
const withDatabase = existsSync(new URL(databaseSetup, import.meta.url)) ? [databaseSetup] : [];

/**
 * One worker takes file after file: importing the server anew for each cost more than its tests. What modules keep (who was
 * seen, sites) is kept by ids that no two services of a run share.
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
          // Only the tokens are read by a test: the colours of the theme are checked against them.
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
