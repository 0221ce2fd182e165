import { removePush } from '#server/notifications/door.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { notifySessions } from './notify-sessions.ts';
import { deleteSession } from './sessions.sql.ts';

/**
 * Ends the login behind a token with its push subscription and its sockets. Does nothing without a token
 * (ACC-8, PUSH-9).
 */
export async function endSession(unit: Unit, platform: Platform, token: string | undefined): Promise<void> {
  if (!isToken(token)) return;
  const ended = await deleteSession(unit.db, tokenHash(token));
  if (ended === undefined) return;
  await removePush(unit.db, ended.id);
  unit.afterCommit(() => platform.live.dropSession(ended.id));
  await notifySessions(unit, ended.member_id, platform.clock.now());
}
