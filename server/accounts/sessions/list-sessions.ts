import { listSessions } from '#contract/accounts/list-sessions.ts';
import { handler } from '#server/platform/http/handler.ts';
import { sessionsOf } from './end-logins.ts';

export const listSessionsHandler = handler(listSessions, async (call, platform) => {
  const sessions = await sessionsOf(platform.db, call.member, platform.clock.now());
  return { sessions: sessions.map((session) => ({ ...session, current: session.id === call.session })) };
});
