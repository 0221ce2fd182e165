import type { Id } from '#contract/kit/id.ts';
import { removePush } from '#server/notifications/door.ts';
import { deleteLoginsOf } from '#server/platform/identity/sessions.sql.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { notifySessions } from './notify-sessions.ts';

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
  const ended = await deleteLoginsOf(unit.db, memberIdentity, member, except);
  await removePush(unit.db, ...ended);
  unit.afterCommit(() => {
    for (const session of ended) platform.live.dropSession(session);
  });
  if (except !== null) await notifySessions(unit, member, platform.clock.now());
  return ended.length;
}
