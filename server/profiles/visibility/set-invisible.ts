import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { setHidden } from './profiles.sql.ts';

/**
 * Takes a member out of every list, or brings them back; acquaintances see them all the while (ACC-14). False where
 * the profile is not open at all: not confirmed yet, or going away.
 */
export function setInvisible(db: Handle, member: Id, invisible: boolean): Promise<boolean> {
  return setHidden(db, member, invisible);
}
