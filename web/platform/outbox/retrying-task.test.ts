import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Outcome, retryingTask } from './retrying-task.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work with these outcomes in turn; the last one repeats. Records when each run began. */
const work = (...outcomes: Outcome[]) => {
  const runs: number[] = [];
  const began = Date.now();
  return {
    runs,
    async run(): Promise<Outcome> {
      runs.push(Date.now() - began);
      return outcomes[Math.min(runs.length, outcomes.length) - 1] ?? 'done';
    },
  };
};

test('retries with doubled waits up to the maximum [SHELL-10b]', async () => {
  const { runs, run } = work('later');
  const tried = retryingTask(run, { first: 1_000, most: 4_000 });
  tried.ask();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(runs).toEqual([0, 1_000, 3_000, 7_000, 11_000, 15_000]);
  tried.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toHaveLength(6);
});

test('cuts a wait short on request, but not one that the server set [SHELL-10b]', async () => {
  const { runs, run } = work('later', { seconds: 10 }, 'done');
  const tried = retryingTask(run);
  tried.ask();
  await vi.advanceTimersByTimeAsync(100);
  tried.ask();
  await vi.advanceTimersByTimeAsync(100);
  tried.ask();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(runs).toEqual([0, 100, 10_100]);
});

test('never runs twice at once, and runs again for requests during a run [CHAT-3d]', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const tried = retryingTask(async () => {
    running += 1;
    runs += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 100));
    running -= 1;
    return 'done';
  });
  for (let asked = 0; asked < 5; asked += 1) tried.ask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([runs, most]).toEqual([2, 1]);
});

test('retries work that throws [SHELL-10b]', async () => {
  let runs = 0;
  const tried = retryingTask(async () => {
    runs += 1;
    if (runs === 1) throw new Error('lost');
    return 'done';
  });
  tried.ask();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toBe(2);
});
