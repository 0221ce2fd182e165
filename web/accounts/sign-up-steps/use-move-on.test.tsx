import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMoveOn } from './use-move-on.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const start = () => {
  const moveOn = vi.fn();
  const hook = renderHook(({ screen }) => useMoveOn(screen, moveOn), { initialProps: { screen: 0 } });
  return { moveOn, ...hook };
};

const wait = () => act(() => vi.advanceTimersByTime(1000));

test('moves on once, a moment after the choice [ACC-1d]', () => {
  const { moveOn, result } = start();
  act(() => result.current());
  act(() => vi.advanceTimersByTime(100));
  act(() => result.current());
  expect(moveOn).not.toHaveBeenCalled();
  wait();
  expect(moveOn).toHaveBeenCalledTimes(1);
});

test('does not move on if the visitor left the screen first, or returns to it [ACC-1d]', () => {
  const { moveOn, result, rerender } = start();
  act(() => result.current());
  rerender({ screen: 1 });
  wait();
  rerender({ screen: 0 });
  wait();
  expect(moveOn).not.toHaveBeenCalled();
});
