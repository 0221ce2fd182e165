import { confirmTwoStep } from '#contract/accounts/confirm-two-step.ts';
import { handler } from '#server/platform/http/handler.ts';
import { notifyLoginMethodChanged } from '../credentials/notify-login-method-changed.ts';
import { enableTwoStep } from './confirm-secret.ts';

export const confirmTwoStepHandler = handler(confirmTwoStep, async (call, platform) => {
  const { member } = call;
  const { keys, clock } = platform;
  const { code } = call.input;
  const codes = await platform.transact(async (unit) => {
    const made = await enableTwoStep(unit, { keys, member, code, now: clock.now() });
    await notifyLoginMethodChanged(unit, call, 'on');
    return made;
  });
  return { recovery_codes: codes };
});
