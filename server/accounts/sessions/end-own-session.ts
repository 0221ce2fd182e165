import type { Id } from '#contract/kit/id.ts';
import { removePush } from '#server/notifications/door.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { notifySessions } from './notify-sessions.ts';
import { deleteOwnSession } from './sessions.sql.ts';

/**
 * Ends one login of this member with its push subscription and its sockets (AUTH-8). Returns false if the
 * member has no login with that id.
 */
export async function endOwnSession(
  unit: Unit,
  platform: Platform,
  member: Id,
  session: Id,
): Promise<boolean> {
  if (!(await deleteOwnSession(unit.db, member, session))) return false;
  await removePush(unit.db, session);
  unit.afterCommit(() => platform.live.dropSession(session));
  await notifySessions(unit, member, platform.clock.now());
  return true;
}
