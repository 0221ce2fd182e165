import { sessionsChanged } from '#contract/accounts/events.ts';
import type { Session } from '#contract/accounts/list-sessions.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Unit } from '#server/platform/platform.ts';
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
