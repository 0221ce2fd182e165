import { generateSync } from 'otplib/functional';
import { confirmTwoStep } from '#contract/accounts/confirm-two-step.ts';
import { startTwoStep } from '#contract/accounts/start-two-step.ts';
import type { Client } from './client.ts';

/** What an authenticator app shows at that moment. */
export const codeAt = (secret: string, moment: Date): string =>
  generateSync({ secret, epoch: Math.floor(moment.getTime() / 1000) });

/** Turns two-step login on for the member of this browser: the app's secret and the recovery codes. */
export async function turnOnTwoStep(
  browser: Client,
  now: Date,
  password = 'a rather long password',
): Promise<{ secret: string; codes: readonly string[] }> {
  const { secret } = (await browser.api(startTwoStep, { password })).answer;
  const { recovery_codes: codes } = (await browser.api(confirmTwoStep, { code: codeAt(secret, now) })).answer;
  return { secret, codes };
}
