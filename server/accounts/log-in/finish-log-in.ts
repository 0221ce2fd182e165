import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { handler } from '#server/platform/http/handler.ts';
import { proveSecondStep } from '../two-step/prove-second-step.ts';
import { logInMember } from './log-in-member.ts';

export const finishLogInHandler = handler(finishLogIn, async (call, platform) => {
  const { token, code } = call.input;
  const { member, since } = await proveSecondStep(platform, { site: call.site, token, code });
  return { user: await logInMember(platform, call, member, since) };
});
