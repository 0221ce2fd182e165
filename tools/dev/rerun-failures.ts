import type { FailedTest } from './test-report.ts';

/** More failures than this are a broken build: rerunning them would only take time. */
export const rerunAtMost = 20;
/** More flaky tests than this fail the run. */
export const flakyAtMost = 5;
const attempts = 2;

export interface Verdict {
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
