import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { isWithinReach, setHidden } from './profiles.sql.ts';

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
