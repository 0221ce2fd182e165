import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { setHidden } from './profiles.sql.ts';

/**
 * Removes a member from all lists, or brings them back. Acquaintances see the member all the time (ACC-14).
 * Returns false if the profile is unconfirmed or closed.
 */
export function setInvisible(db: Handle, member: Id, invisible: boolean): Promise<boolean> {
  return setHidden(db, member, invisible);
}
