import { stopTwoStep } from '#contract/accounts/stop-two-step.ts';
import { handler } from '#server/platform/http/handler.ts';
import { provePassword } from '../actions/prove-password.ts';
import { tellChange } from '../actions/tell-change.ts';
import { replaceRecoveryCodes } from '../store/recovery-codes.ts';
import { removeTotpSecret } from '../store/totp-secrets.ts';

export const stopTwoStepHandler = handler(stopTwoStep, async (call, platform) => {
  const { member } = call;
  await provePassword(platform, member, call.input.password);
  await platform.transact(async (unit) => {
    const wasOn = await removeTotpSecret(unit.db, member);
    await replaceRecoveryCodes(unit.db, member, []);
    if (wasOn) await tellChange(unit, call, 'off');
  });
  return { on: false as const };
});
