import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type FailedTest, failedInPlaywright, failedInVitest, numberAt } from './test-report.ts';

export interface TestRun {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly FailedTest[];
  /** A failure outside of any test, such as a server that does not start. */
  readonly broke: boolean;
}

interface Runner {
  readonly results: string;
  readonly folder?: string;
}

const start = (command: string, args: readonly string[], { folder }: Runner, env = process.env): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    ...(folder && { cwd: folder }),
  }).status === 0;

const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const startAfresh = ({ results }: Runner): void => {
  mkdirSync(path.dirname(results), { recursive: true });
  rmSync(results, { force: true });
};

const asRun = (ok: boolean, passed: number, skipped: number, failures: readonly FailedTest[]): TestRun => ({
  passed,
  skipped,
  failures,
  broke: !ok && failures.length === 0,
});

/** Runs vitest with its JSON report in `results`. */
export function runVitest(runner: Runner, args: readonly string[] = []): TestRun {
  startAfresh(runner);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${runner.results}`];
  const ok = start('vitest', ['run', ...reporters, ...args], runner);
  const report = readReport(runner.results);
  const skipped = numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests');
  return asRun(ok, numberAt(report, 'numPassedTests'), skipped, failedInVitest(report));
}

/** Runs Playwright with its JSON report in `results`. */
export function runPlaywright(runner: Runner, args: readonly string[] = []): TestRun {
  startAfresh(runner);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(runner.results) };
  const ok = start('playwright', ['test', '--reporter=list,json', ...args], runner, env);
  const report = readReport(runner.results);
  const count = (key: string) => numberAt(report, 'stats', key);
  return asRun(ok, count('expected'), count('skipped'), failedInPlaywright(report));
}

/** A pattern for one full title. The report joins groups with a space, the filter of vitest with ` > `. */
const exactly = (title: string): string =>
  `^${title.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '( > | )')}$`;

/** Runs one failed test again, alone: true if it passed. A file that did not load is run whole. */
export function passesAlone(test: FailedTest, runner: Runner): boolean {
  console.log(`\nRunning again, alone: ${test.file} › ${test.title}`);
  const only =
    test.runner === 'playwright'
      ? [`${test.file}:${test.line}`, `--project=${test.project}`]
      : [test.file, ...(test.title === '' ? [] : ['-t', exactly(test.title)])];
  const run = test.runner === 'playwright' ? runPlaywright(runner, only) : runVitest(runner, only);
  return !run.broke && run.failures.length === 0 && run.passed > 0;
}

/** More failures than this are a broken build: rerunning them would only take time. */
export const rerunAtMost = 20;
/** More flaky tests than this fail the run. */
export const flakyAtMost = 5;
const attempts = 2;

interface Verdict {
  /** Failed again each time, or were not run again. */
  readonly failed: readonly FailedTest[];
  /** Failed in the full run and passed alone. `reason` is that of the first failure. */
  readonly flaky: readonly FailedTest[];
}

/**
 * Runs each failed test again, alone, up to two times, and separates flaky tests from failing ones.
 * `passesAlone` runs one test and says whether it passed.
 */
export function rerunFailures(
  failures: readonly FailedTest[],
  passesAlone: (test: FailedTest) => boolean,
): Verdict {
  if (failures.length > rerunAtMost) return { failed: failures, flaky: [] };
  const isFlaky = (test: FailedTest): boolean => {
    for (let attempt = 1; attempt <= attempts; attempt++) if (passesAlone(test)) return true;
    return false;
  };
  const flaky = failures.filter(isFlaky);
  return { failed: failures.filter((test) => !flaky.includes(test)), flaky };
}
