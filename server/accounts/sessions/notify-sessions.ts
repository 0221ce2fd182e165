import { sessionsChanged } from '#contract/accounts/events.ts';
import type { Session } from '#contract/accounts/session.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Unit } from '#server/platform/platform.ts';
import { sessionsOfMember } from './sessions.sql.ts';

/** Where a member is logged in, as the contract says it. */
export async function sessionsOf(db: Handle, member: Id, now: Date): Promise<Session[]> {
  const rows = await sessionsOfMember(db, member, now);
  return rows.map(({ created_at, last_seen_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }));
}

/** Tells the member's open devices where they are logged in now. */
export async function tellSessions(unit: Unit, member: Id, now: Date): Promise<void> {
  unit.emit(member, sessionsChanged, { sessions: await sessionsOf(unit.db, member, now) });
}
