/**
 * `npm test`: every test, the journeys in a real browser included. `npm run test:long` is the same with full
 * counts.
 *
 * Each failed test runs again, alone, up to two times. A test that passes then is listed as flaky and does
 * not fail the run; more than five flaky tests do. The last line is `N passed, N failed[, N skipped]`. The
 * exit code is not 0 if a test failed or none ran.
 */
import { ownTempFolder } from '#tests/support/service/own-temp-folder.ts';
import { buildIfStale } from './build-if-stale.ts';
import {
  flakyAtMost,
  passesAlone,
  rerunFailures,
  runPlaywright,
  runVitest,
  type TestRun,
} from './run-tests.ts';
import type { FailedTest } from './test-report.ts';

const results = 'test-results';

function runJourneys(): TestRun {
  try {
    buildIfStale();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, skipped: 0, failures: [], broke: true };
  }
  return runPlaywright({ results: `${results}/journeys.json` });
}

const describe = ({ file, title, reason }: FailedTest) => `${file} › ${title}\n    ${reason}`;

const removeTempFolder = await ownTempFolder();
const runs = [runVitest({ results: `${results}/unit.json` }), runJourneys()];
const rerun = { results: `${results}/again.json` };
const { failed, flaky } = rerunFailures(
  runs.flatMap(({ failures }) => failures),
  (test) => passesAlone(test, rerun),
);
await removeTempFolder();

for (const test of flaky) console.log(`\nflaky: ${describe(test)}`);
for (const test of failed) console.log(`\nFAILED ${describe(test)}`);
const tooFlaky = flaky.length > flakyAtMost;
if (tooFlaky) console.log(`\nFAILED ${flaky.length} flaky tests, at most ${flakyAtMost} are allowed`);

const sum = (numberOf: (run: TestRun) => number) => runs.reduce((total, run) => total + numberOf(run), 0);
const passed = sum((run) => run.passed) + flaky.length;
const failures = failed.length + sum((run) => Number(run.broke)) + Number(tooFlaky);
const skipped = sum((run) => run.skipped);
process.exitCode = failures > 0 || passed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
