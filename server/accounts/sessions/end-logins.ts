import { sessionsChanged } from '#contract/accounts/events.ts';
import type { Session } from '#contract/accounts/list-sessions.ts';
import type { Id } from '#contract/kit/id.ts';
import { removePush } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { deleteLoginsOf, deleteSession } from '#server/platform/identity/sessions.sql.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { sessionsOfMember } from './sessions.sql.ts';

/** The member's logins in the form of the contract. */
export async function sessionsOf(db: Handle, member: Id, now: Date): Promise<Session[]> {
  const rows = await sessionsOfMember(db, member, now);
  return rows.map(({ created_at, last_seen_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }));
}

/** Notifies the member's open devices of the current list of logins. */
export async function notifySessions(unit: Unit, member: Id, now: Date): Promise<void> {
  unit.emit(member, sessionsChanged, { sessions: await sessionsOf(unit.db, member, now) });
}

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
  await removePush(unit.db, ended);
  unit.afterCommit(() => {
    for (const session of ended) platform.live.dropSession(session);
  });
  if (except !== null) await notifySessions(unit, member, platform.clock.now());
  return ended.length;
}

/**
 * Ends the login behind a token with its push subscription and its sockets. Does nothing without a token
 * (ACC-8, PUSH-9).
 */
export async function endSession(unit: Unit, platform: Platform, token: string | undefined): Promise<void> {
  if (!isToken(token)) return;
  const ended = await deleteSession(unit.db, memberIdentity, tokenHash(token));
  if (ended === undefined) return;
  await removePush(unit.db, [ended.id]);
  unit.afterCommit(() => platform.live.dropSession(ended.id));
  await notifySessions(unit, ended.subject, platform.clock.now());
}
