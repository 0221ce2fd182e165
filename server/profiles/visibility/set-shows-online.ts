import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { writeShowsOnline } from './profiles.sql.ts';

/** Lets others see that a member is online, or not (TRUST-11). */
export function setShowsOnline(db: Handle, member: Id, shows: boolean): Promise<void> {
  return writeShowsOnline(db, member, shows);
}
