import { minute } from '#contract/kit/durations.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import {
  isWithinReach,
  lastActiveAt,
  readShowsOnline,
  setHidden,
  setLastActive,
  writeMembersOnly,
  writeShowsOnline,
} from './profiles.sql.ts';

/**
 * Whether a viewer (null: a visitor) may meet a member: like them, write to them, and be notified about them
 * (`reach.ts`).
 */
export function mayMeet(db: Handle, site: number, member: Id, viewer: Id | null = null): Promise<boolean> {
  return isWithinReach(db, { site, member, viewer, reach: 'meet' });
}

/**
 * Removes a member from all lists, or brings them back. Acquaintances see the member all the time (ACC-14).
 * Returns false if the profile is unconfirmed or closed.
 */
export function setInvisible(db: Handle, member: Id, invisible: boolean): Promise<boolean> {
  return setHidden(db, member, invisible);
}

/** Hides a member from visitors without an account, or shows them again (SAFE-9c). */
export function setMembersOnly(db: Handle, member: Id, membersOnly: boolean): Promise<void> {
  return writeMembersOnly(db, member, membersOnly);
}

const remembered = 50_000;
const touched = new Map<Id, number>();

/**
 * Records that a member is active. Safe to call for every request: this process writes at most once a minute
 * for each member. The statement itself prevents more writes from several processes.
 */
export async function recordActivity(db: Handle, member: Id, now: Date): Promise<void> {
  const before = touched.get(member);
  if (before !== undefined && Math.abs(now.getTime() - before) < minute) return;
  if (touched.size >= remembered) touched.clear();
  touched.set(member, now.getTime());
  await setLastActive(db, member, now);
}

/**
 * When a member last used the service, to the minute, even if others may not know it. Null without a profile.
 */
export function lastActive(db: Handle, member: Id): Promise<Date | null> {
  return lastActiveAt(db, member);
}

/** Whether a member lets others see that they are online (TRUST-11). */
export function showsOnline(db: Handle, member: Id): Promise<boolean> {
  return readShowsOnline(db, member);
}

/** Shows or hides a member's online status to others (TRUST-11). */
export function setShowsOnline(db: Handle, member: Id, shows: boolean): Promise<void> {
  return writeShowsOnline(db, member, shows);
}
