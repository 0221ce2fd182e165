import { expect, test } from 'vitest';
import { failedTests } from './failed-tests.ts';

test('what failed is named with its file, its title and why, from both reports', () => {
  const units = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'fine' },
          { status: 'failed', fullName: 'adds up', failureMessages: ['expected 1 to be 2\n at a.test.ts:3'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  const journeys = {
    suites: [
      {
        specs: [{ ok: true, title: 'fine', file: 'c.spec.ts' }],
        suites: [{ specs: [{ ok: false, title: 'pays', file: 'c.spec.ts' }] }],
      },
    ],
  };
  expect(failedTests(units, journeys)).toEqual([
    'a.test.ts › adds up\n    expected 1 to be 2',
    'b.test.ts',
    'c.spec.ts › pays',
  ]);
});

test('without reports nothing failed', () => {
  expect(failedTests(undefined, undefined)).toEqual([]);
});
