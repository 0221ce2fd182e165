import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../api/api-problem.ts';
import { useLockoutMinutes } from './use-lockout-minutes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const locked = (seconds: number) =>
  new ApiProblem({
    code: 'login_locked',
    status: 429,
    params: { minutes: Math.ceil(seconds / 60), seconds },
  });

test('counts down the minutes of a lockout, and starts again for a later lockout [ACC-9a]', () => {
  const { result, rerender } = renderHook(useLockoutMinutes, { initialProps: locked(900) });
  expect(result.current).toBe(15);
  act(() => void vi.advanceTimersByTime(59_000));
  expect(result.current).toBe(15);
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current).toBe(14);
  act(() => void vi.advanceTimersByTime(14 * 60_000));
  expect(result.current).toBe(0);
  rerender(locked(1800));
  expect(result.current).toBe(30);
});

test('returns null for another refusal [ACC-9a]', () => {
  const { result } = renderHook(() =>
    useLockoutMinutes(new ApiProblem({ code: 'login_failed', status: 403 })),
  );
  expect(result.current).toBeNull();
});
