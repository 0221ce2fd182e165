import { endSessions } from '#contract/accounts/end-sessions.ts';
import type { Id } from '#contract/kit/id.ts';
import { removePush } from '#server/notifications/door.ts';
import { recordSecurityEvent } from '#server/operators/door.ts';
import { sessionCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { endLogins, notifySessions } from './end-logins.ts';
import { deleteOwnSession } from './sessions.sql.ts';

/**
 * Ends one login of this member with its push subscription and its sockets (AUTH-8). Returns false if the
 * member has no login with that id.
 */
async function endOwnSession(unit: Unit, platform: Platform, member: Id, session: Id): Promise<boolean> {
  if (!(await deleteOwnSession(unit.db, member, session))) return false;
  await removePush(unit.db, [session]);
  unit.afterCommit(() => platform.live.dropSession(session));
  await notifySessions(unit, member, platform.clock.now());
  return true;
}

export const endSessionsHandler = handler(endSessions, async (call, platform) => {
  const { member, session: own } = call;
  const { session, all } = call.input;
  const ended = await platform.transact(async (unit) => {
    const count =
      session === undefined
        ? await endLogins(unit, platform, member, all === 'others' ? own : null)
        : Number(await endOwnSession(unit, platform, member, session));
    if (count > 0)
      await recordSecurityEvent(unit.db, platform, { kind: 'log_out_others', member, from: call });
    return count;
  });
  if (session !== undefined && ended === 0) call.refuse('not_found');
  if (session === own || all === 'everywhere') call.clearCookie(sessionCookie);
  return { ended };
});
