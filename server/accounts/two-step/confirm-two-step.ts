import { confirmTwoStep } from '#contract/accounts/confirm-two-step.ts';
import { handler } from '#server/platform/http/handler.ts';
import { tellChange } from '../credentials/notify-login-method-changed.ts';
import { confirmSecret } from './confirm-secret.ts';

export const confirmTwoStepHandler = handler(confirmTwoStep, async (call, platform) => {
  const { member } = call;
  const { keys, clock } = platform;
  const { code } = call.input;
  const codes = await platform.transact(async (unit) => {
    const made = await confirmSecret(unit, { keys, member, code, now: clock.now() });
    await tellChange(unit, call, 'on');
    return made;
  });
  return { recovery_codes: codes };
});
