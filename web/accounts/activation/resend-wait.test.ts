import { expect, test } from 'vitest';
import { resendPauseSeconds, secondsToWait, startWait } from './resend-wait.ts';

test('delays the next mail by a minute, counted in whole seconds [ACC-6]', () => {
  const sent = Date.now();
  expect(secondsToWait(sent)).toBe(0);
  startWait(sent);
  expect(secondsToWait(sent)).toBe(resendPauseSeconds);
  expect(secondsToWait(sent + 1_500)).toBe(resendPauseSeconds - 1);
  expect(secondsToWait(sent + resendPauseSeconds * 1000)).toBe(0);
  expect(secondsToWait(sent + 24 * 3_600_000)).toBe(0);
});
