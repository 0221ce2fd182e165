import { removePush } from '#server/notifications/door.ts';
import { deleteSession } from '#server/platform/identity/sessions.sql.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { notifySessions } from './notify-sessions.ts';

/**
 * Ends the login behind a token with its push subscription and its sockets. Does nothing without a token
 * (ACC-8, PUSH-9).
 */
export async function endSession(unit: Unit, platform: Platform, token: string | undefined): Promise<void> {
  if (!isToken(token)) return;
  const ended = await deleteSession(unit.db, memberIdentity, tokenHash(token));
  if (ended === undefined) return;
  await removePush(unit.db, ended.id);
  unit.afterCommit(() => platform.live.dropSession(ended.id));
  await notifySessions(unit, ended.subject, platform.clock.now());
}
