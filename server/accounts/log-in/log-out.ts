import { logOut } from '#contract/accounts/log-out.ts';
import { sessionCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endSession } from '../sessions/end-logins.ts';

export const logOutHandler = handler(logOut, async (call, platform) => {
  // A session of another site is unknown here and is not ended.
  if (call.session !== null)
    await platform.transact((unit) => endSession(unit, platform, call.cookies[sessionCookie]));
  call.clearCookie(sessionCookie);
  return { logged_out: true as const };
});
