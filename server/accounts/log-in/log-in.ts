import { logIn } from '#contract/accounts/log-in.ts';
import { handler } from '#server/platform/http/handler.ts';
import { openPendingLogin } from '../two-step/pending-logins.sql.ts';
import { logInMember } from './log-in-member.ts';
import { proveMemberLogin } from './prove-login.ts';

export const logInHandler = handler(logIn, async (call, platform) => {
  const { email, password } = call.input;
  const { id, changed_at: since } = await proveMemberLogin(platform, { site: call.site, email, password });
  const pending = await openPendingLogin(platform, id, since);
  if (pending !== null) return { user: null, second_step: pending };
  return { user: await logInMember(platform, call, id, since) };
});
