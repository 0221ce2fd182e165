/**
 * `npm test`: every test, the journeys in a real browser included. The last line says `N passed, N failed`;
 * the exit code is not 0 when one failed or none ran. `npm run test:long` is the same with full counts.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ownTempFolder } from '#tests/support/own-temp-folder.ts';
import { buildIfStale } from './build-if-stale.ts';
import { failedTests } from './failed-tests.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const results = 'test-results';
const unitResults = `${results}/unit.json`;
const journeyResults = `${results}/journeys.json`;

const started = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The number under `path` in what a runner wrote, 0 where it wrote nothing. */
const numberAt = (value: unknown, ...keys: readonly string[]): number => {
  let at = value;
  for (const key of keys) at = at && typeof at === 'object' ? Reflect.get(at, key) : undefined;
  return typeof at === 'number' ? at : 0;
};

/** A run that broke without a failed test (a file that does not load, a server that does not start) counts as one. */
const honest = (counts: Counts, ok: boolean): Counts =>
  ok || counts.failed > 0 ? counts : { ...counts, failed: counts.failed + 1 };

function runUnitTests(): Counts {
  const ok = started('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitResults}`,
  ]);
  const report = readJson(unitResults);
  const counts = {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  };
  return honest(counts, ok);
}

function runJourneys(): Counts {
  if (globSync('tests/journeys/**/*.spec.ts').length === 0) return { passed: 0, failed: 0, skipped: 0 };
  try {
    buildIfStale();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const ok = started('playwright', ['test']);
  const report = readJson(journeyResults);
  const counts = {
    passed: numberAt(report, 'stats', 'expected'),
    failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
    skipped: numberAt(report, 'stats', 'skipped'),
  };
  return honest(counts, ok);
}

const removeTempFolder = await ownTempFolder();
mkdirSync(results, { recursive: true });
for (const file of [unitResults, journeyResults]) rmSync(file, { force: true });

const runs = [runUnitTests(), runJourneys()];
await removeTempFolder();
const sum = (key: keyof Counts) => runs.reduce((total, counts) => total + counts[key], 0);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
// Once more at the end, where whoever reads the last lines finds it.
for (const test of failedTests(readJson(unitResults), readJson(journeyResults)))
  console.log(`\nFAILED ${test}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
