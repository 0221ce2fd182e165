import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { writeShowsOnline } from './profiles.sql.ts';

/** Shows or hides a member's online status to others (TRUST-11). */
export function setShowsOnline(db: Handle, member: Id, shows: boolean): Promise<void> {
  return writeShowsOnline(db, member, shows);
}
