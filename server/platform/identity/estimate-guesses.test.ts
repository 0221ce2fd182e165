import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { estimateGuesses } from './estimate-guesses.ts';

/** One of the slowest passwords: full of digits that may be letters. */
const slow = (turn: number) => `4@8(3&6910!|7$5+%2-4@8(3&6910!|${turn}`;

/** Microseconds of computing. */
const total = ({ user, system }: NodeJS.CpuUsage): number => user + system;

test('estimates 50 slow passwords outside the thread that answers requests [SAFE-8m]', async () => {
  await estimateGuesses('loads the dictionaries', []);
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  for (let turn = 0; turn < 50; turn += 1) await estimateGuesses(slow(turn), ['Fleur']);
  // In this thread itself the estimates would take nearly all of the process's computing.
  expect(total(process.threadCpuUsage(own)) / total(process.cpuUsage(all))).toBeLessThan(0.3);
});

test('refuses with the time of the next try if too many passwords wait [SAFE-8m]', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 130 }, () =>
      estimateGuesses('tractor beige lantern', []).then(
        () => 'estimated',
        (error: unknown) => (error instanceof Refusal ? `${error.code} ${error.params.seconds}` : `${error}`),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'too_many_requests 10').length).toBeGreaterThanOrEqual(29);
  expect(outcomes).toContain('estimated');
  expect(new Set(outcomes)).toEqual(new Set(['estimated', 'too_many_requests 10']));
  expect(await estimateGuesses('tractor beige lantern', [])).toBeGreaterThan(9);
});
