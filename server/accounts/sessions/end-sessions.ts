import { endSessions } from '#contract/accounts/end-sessions.ts';
import { sessionCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import { endLogins } from './end-logins.ts';
import { endOwnSession } from './end-own-session.ts';

export const endSessionsHandler = handler(endSessions, async (call, platform) => {
  const { member, session: own } = call;
  const { session, all } = call.input;
  const ended = await platform.transact(async (unit) => {
    if (session === undefined) return endLogins(unit, platform, member, all === 'others' ? own : null);
    return (await endOwnSession(unit, platform, member, session)) ? 1 : 0;
  });
  if (session !== undefined && ended === 0) call.refuse('not_found');
  if (session === own || all === 'everywhere') call.clearCookie(sessionCookie);
  return { ended };
});
