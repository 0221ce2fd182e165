import { logIn } from '#contract/accounts/log-in.ts';
import { handler } from '#server/platform/http/handler.ts';
import { openPendingLogin } from '../two-step/open-pending-login.ts';
import { logInMember } from './log-in-member.ts';
import { proveLogin } from './prove-login.ts';

export const logInHandler = handler(logIn, async (call, platform) => {
  const { email, password } = call.input;
  const { member, since } = await proveLogin(platform, { site: call.site, email, password });
  const pending = await openPendingLogin(platform, member, since);
  if (pending !== null) return { user: null, second_step: pending };
  return { user: await logInMember(platform, call, member, since) };
});
