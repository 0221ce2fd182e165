import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { passesAlone, rerunAtMost, rerunFailures, runVitest } from './run-tests.ts';
import type { FailedTest } from './test-report.ts';

const failure = (title: string): FailedTest => ({
  runner: 'vitest',
  file: 'a.test.ts',
  title,
  reason: 'because',
});

describe('rerunning failed tests', () => {
  test('calls a test flaky if it passes alone at the first or second attempt', () => {
    const tries = new Map<string, number>();
    const verdict = rerunFailures(['first', 'second', 'third', 'never'].map(failure), ({ title }) => {
      const attempt = (tries.get(title) ?? 0) + 1;
      tries.set(title, attempt);
      return attempt === ['first', 'second', 'third'].indexOf(title) + 1;
    });
    expect(verdict.flaky.map(({ title }) => title)).toEqual(['first', 'second']);
    expect(verdict.failed.map(({ title }) => title)).toEqual(['third', 'never']);
    expect(tries.get('third')).toBe(2);
  });

  test('does not rerun the failures of a broken build', () => {
    const failures = Array.from({ length: rerunAtMost + 1 }, (_, index) => failure(`test ${index}`));
    const verdict = rerunFailures(failures, () => true);
    expect(verdict).toEqual({ failed: failures, flaky: [] });
  });
});

describe('rerunning with vitest', () => {
  // Inside the project, so that the test files find vitest.
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync('test-results/rerun-');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('separates a test that passes alone from one that always fails', { timeout: 120_000 }, () => {
    const marker = path.resolve(folder, 'was-here');
    writeFileSync(path.join(folder, 'vitest.config.ts'), 'export default {};');
    writeFileSync(
      path.join(folder, 'some.test.ts'),
      `import { existsSync, writeFileSync } from 'node:fs';
       import { describe, expect, test } from 'vitest';
       describe('a (group)', () => {
         test('is unlucky once', () => {
           const again = existsSync(${JSON.stringify(marker)});
           writeFileSync(${JSON.stringify(marker)}, '');
           expect(again).toBe(true);
         });
         test('always fails', () => expect(1).toBe(2));
         test('passes', () => {});
       });`,
    );
    const runner = { results: path.resolve(folder, 'report.json'), folder };
    const run = runVitest(runner);
    expect(run.passed).toBe(1);
    const verdict = rerunFailures(run.failures, (each) => passesAlone(each, runner));
    expect(verdict.flaky.map(({ title }) => title)).toEqual(['a (group) is unlucky once']);
    expect(verdict.failed.map(({ title }) => title)).toEqual(['a (group) always fails']);
  });
});
