import { describe, expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest, numberAt } from './test-report.ts';

describe('test reports', () => {
  test('lists failed tests and files that did not load from a vitest report', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'fine' },
            {
              status: 'failed',
              fullName: 'adds up',
              failureMessages: ['expected 1 to be 2\n at a.test.ts:3'],
            },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
      ],
    };
    expect(failedInVitest(report)).toEqual([
      { runner: 'vitest', file: 'a.test.ts', title: 'adds up', reason: 'expected 1 to be 2' },
      { runner: 'vitest', file: 'b.test.ts', title: '', reason: 'cannot load' },
    ]);
  });

  test('lists each failed project of a journey from nested suites of a Playwright report', () => {
    const spec = {
      title: 'pays',
      file: 'c.spec.ts',
      line: 7,
      tests: [
        { projectName: 'phone', status: 'expected' },
        { projectName: 'desktop', status: 'unexpected', results: [{ errors: [{ message: 'late\nat' }] }] },
      ],
    };
    expect(failedInPlaywright({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
      { runner: 'playwright', file: 'c.spec.ts', title: 'pays', reason: 'late', line: 7, project: 'desktop' },
    ]);
  });

  test('finds nothing in a missing report', () => {
    expect([...failedInVitest(undefined), ...failedInPlaywright(undefined)]).toEqual([]);
    expect(numberAt(undefined, 'stats', 'expected')).toBe(0);
  });
});
