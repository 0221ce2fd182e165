import { confirmTwoStep, startTwoStep } from '#contract/accounts/factors/two-step.ts';
import { totpCodeAt } from '#server/platform/identity/totp.ts';
import type { Client } from '../service/client.ts';

export { totpCodeAt };

/**
 * Turns two-step log-in on for the member of this browser. Returns the app's secret and the recovery codes.
 */
export async function turnOnTwoStep(
  browser: Client,
  now: Date,
  password = 'a rather long password',
): Promise<{ secret: string; codes: readonly string[] }> {
  const { secret } = (await browser.api(startTwoStep, { password })).answer;
  const { recovery_codes: codes } = (await browser.api(confirmTwoStep, { code: totpCodeAt(secret, now) }))
    .answer;
  return { secret, codes };
}
