type Found = readonly string[];

const fieldOf = (value: unknown, key: string): unknown =>
  value && typeof value === 'object' ? Reflect.get(value, key) : undefined;
const listOf = (value: unknown, key: string): readonly unknown[] => {
  const list = fieldOf(value, key);
  return Array.isArray(list) ? list : [];
};
const textOf = (value: unknown, key: string): string => String(fieldOf(value, key) ?? '');

const inUnitReport = (report: unknown): Found =>
  listOf(report, 'testResults').flatMap((file) => {
    const failed = listOf(file, 'assertionResults').filter((one) => fieldOf(one, 'status') === 'failed');
    if (failed.length === 0 && fieldOf(file, 'status') === 'failed') return [textOf(file, 'name')];
    return failed.map((one) => {
      const [reason = ''] = listOf(one, 'failureMessages').map(String);
      return `${textOf(file, 'name')} › ${textOf(one, 'fullName')}\n    ${reason.split('\n')[0]}`;
    });
  });

const inJourneyReport = (suite: unknown): Found => [
  ...listOf(suite, 'specs')
    .filter((spec) => fieldOf(spec, 'ok') === false)
    .map((spec) => `${textOf(spec, 'file')} › ${textOf(spec, 'title')}`),
  ...listOf(suite, 'suites').flatMap(inJourneyReport),
];

/** What failed, of the reports that vitest and Playwright write: file, title and the first line of why. */
export const failedTests = (units: unknown, journeys: unknown): Found => [
  ...inUnitReport(units),
  ...inJourneyReport(journeys),
];
