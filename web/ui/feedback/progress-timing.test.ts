import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress, type ProgressPhase, progressTiming } from './progress-timing.ts';

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

test('[SHELL-6] the bar waits 200 ms, runs 5 s and hides 500 ms after the end', () => {
  expect(progressTiming).toEqual({ throttle: 200, duration: 5000, hide: 500 });
});

test('[SHELL-6] a page that is there within 200 ms never shows a bar', () => {
  const { phases, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(199);
  progress.finish();
  vi.advanceTimersByTime(10_000);
  expect(phases).toEqual([]);
});

test('[SHELL-6] after 200 ms the bar runs, and it goes 500 ms after the page is there', () => {
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

test('[SHELL-6] a second page asked for meanwhile neither restarts nor doubles the bar', () => {
  const { phases, progress } = watched();
  progress.start();
  vi.advanceTimersByTime(300);
  progress.start();
  vi.advanceTimersByTime(300);
  progress.finish();
  vi.advanceTimersByTime(500);
  expect(phases).toEqual(['running', 'done', 'off']);
});

test('[SHELL-6] a quick page right after a slow one leaves no bar behind', () => {
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
