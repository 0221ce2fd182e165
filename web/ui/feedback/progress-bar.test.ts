import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress, type ProgressPhase, progressTiming } from './progress-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const phases: ProgressPhase[] = [];
  return { phases, progress: createProgress((phase) => phases.push(phase)) };
}

test('waits 200 ms, runs 5 s and hides 500 ms after the end [SHELL-6a]', () => {
  expect(progressTiming).toEqual({ throttle: 200, duration: 5000, hide: 500 });
});

test('shows no bar for a page that loads within 200 ms [SHELL-6a]', () => {
  const { phases, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(199);
  progress.finish();
  vi.advanceTimersByTime(10_000);
  expect(phases).toEqual([]);
});

test('shows the bar after 200 ms and hides it 500 ms after the page is loaded [SHELL-6a]', () => {
  const { phases, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(200);
  expect(phases).toEqual(['running']);
  progress.finish();
  vi.advanceTimersByTime(499);
  expect(phases).toEqual(['running', 'done']);
  vi.advanceTimersByTime(1);
  expect(phases).toEqual(['running', 'done', 'off']);
});

test('keeps a single running bar when a second page is requested [SHELL-6a]', () => {
  const { phases, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(300);
  progress.start();
  vi.advanceTimersByTime(300);
  progress.finish();
  vi.advanceTimersByTime(500);
  expect(phases).toEqual(['running', 'done', 'off']);
});

test('leaves no bar when a fast page follows a slow one [SHELL-6a]', () => {
  const { phases, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(300);
  progress.finish();
  vi.advanceTimersByTime(100);
  progress.start();
  vi.advanceTimersByTime(100);
  progress.finish();
  vi.advanceTimersByTime(500);
  expect(phases).toEqual(['running', 'done', 'off']);
});
