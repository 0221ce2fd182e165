import type { Id } from '#contract/kit/id.ts';
import { forgetPush } from '#server/notifications/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { tellSessions } from './notify-sessions.ts';
import { deletePendingLogins, deleteSessionsOf } from './sessions.sql.ts';

/**
 * Ends a member's logins with their push subscriptions and sockets, and the logins that still wait for a
 * second step. Anyone who logged in with the old password is logged out (AUTH-8). The login `except` stays.
 * Returns how many ended.
 */
export async function endLogins(
  unit: Unit,
  platform: Platform,
  member: Id,
  except: Id | null = null,
): Promise<number> {
  const ended = await deleteSessionsOf(unit.db, member, except);
  await deletePendingLogins(unit.db, member);
  await forgetPush(unit.db, ...ended);
  unit.afterCommit(() => {
    for (const session of ended) platform.live.dropSession(session);
  });
  if (except !== null) await tellSessions(unit, member, platform.clock.now());
  return ended.length;
}
