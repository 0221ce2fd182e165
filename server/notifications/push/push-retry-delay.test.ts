import { expect, test } from 'vitest';
import { pushRetryDelay } from './push-retry-delay.ts';

test('retries after the wait that the push service asks for, at least the doubling backoff, and then gives up [NOTIF-3e, PUSH-5b]', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((tries) => pushRetryDelay(tries, 1, 40_000))).toEqual([
    5,
    10,
    20,
    40,
    80,
    160,
    null,
  ]);
  expect(pushRetryDelay(0, 600, 40_000)).toBe(600);
  expect(pushRetryDelay(0, null, 40_000)).toBe(5);
  expect(pushRetryDelay(0, 600, 600)).toBe(null);
});
