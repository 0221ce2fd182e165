import { logIn } from '#contract/accounts/log-in.ts';
import { handler } from '#server/platform/http/handler.ts';
import { logInMember } from '../actions/log-in-member.ts';
import { openPendingLogin } from '../actions/open-pending-login.ts';
import { proveLogin } from '../actions/prove-login.ts';

export const logInHandler = handler(logIn, async (call, platform) => {
  const { email, password } = call.input;
  const { member, since } = await proveLogin(platform, { site: call.site, email, password });
  const pending = await openPendingLogin(platform, member, since);
  if (pending !== null) return { user: null, second_step: pending };
  return { user: await logInMember(platform, call, member, since) };
});
