/** A test that failed, or a test file that did not load (`title` is empty then). */
export interface FailedTest {
  readonly runner: 'vitest' | 'playwright';
  readonly file: string;
  readonly title: string;
  /** First line of the failure message. */
  readonly reason: string;
  /** Playwright only: line of the test in its file, and the project (`phone`, `desktop`). */
  readonly line?: number;
  readonly project?: string;
}

const fieldOf = (value: unknown, key: string): unknown =>
  value && typeof value === 'object' ? Reflect.get(value, key) : undefined;

const listOf = (value: unknown, key: string): readonly unknown[] => {
  const list = fieldOf(value, key);
  return Array.isArray(list) ? list : [];
};

const textOf = (value: unknown, key: string): string => String(fieldOf(value, key) ?? '');

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

/** The failed tests of vitest's JSON report. */
export const failedInVitest = (report: unknown): FailedTest[] =>
  listOf(report, 'testResults').flatMap((result): FailedTest[] => {
    const file = textOf(result, 'name');
    const failed = listOf(result, 'assertionResults').filter((test) => fieldOf(test, 'status') === 'failed');
    if (failed.length === 0 && fieldOf(result, 'status') === 'failed') {
      return [{ runner: 'vitest', file, title: '', reason: firstLine(textOf(result, 'message')) }];
    }
    return failed.map((test) => ({
      runner: 'vitest',
      file,
      title: textOf(test, 'fullName'),
      reason: firstLine(String(listOf(test, 'failureMessages')[0] ?? '')),
    }));
  });

const firstError = (test: unknown): string => {
  const errors = listOf(test, 'results').flatMap((result) => listOf(result, 'errors'));
  return firstLine(textOf(errors[0], 'message'));
};

/** The failed tests of Playwright's JSON report, one for each project that failed. */
export const failedInPlaywright = (suite: unknown): FailedTest[] => [
  ...listOf(suite, 'specs').flatMap((spec) =>
    listOf(spec, 'tests')
      .filter((test) => fieldOf(test, 'status') === 'unexpected')
      .map(
        (test): FailedTest => ({
          runner: 'playwright',
          file: textOf(spec, 'file'),
          title: textOf(spec, 'title'),
          reason: firstError(test),
          line: Number(fieldOf(spec, 'line')),
          project: textOf(test, 'projectName'),
        }),
      ),
  ),
  ...listOf(suite, 'suites').flatMap(failedInPlaywright),
];

/** The number at a path of keys in a JSON report, or 0 if the report lacks it. */
export const numberAt = (report: unknown, ...keys: readonly string[]): number => {
  const value = keys.reduce(fieldOf, report);
  return typeof value === 'number' ? value : 0;
};
