import { expect, test } from 'vitest';
import { resendPauseSeconds, secondsUntilResend, startResendWait } from './resend-wait.ts';

test('delays the next mail by a minute, counted in whole seconds [ACC-6a]', () => {
  const sent = Date.now();
  expect(secondsUntilResend(sent)).toBe(0);
  startResendWait(sent);
  expect(secondsUntilResend(sent)).toBe(resendPauseSeconds);
  expect(secondsUntilResend(sent + 1_500)).toBe(resendPauseSeconds - 1);
  expect(secondsUntilResend(sent + resendPauseSeconds * 1000)).toBe(0);
  expect(secondsUntilResend(sent + 24 * 3_600_000)).toBe(0);
});
