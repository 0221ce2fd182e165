import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { readShowsOnline } from './profiles.sql.ts';

/** Whether a member lets others see that they are online (TRUST-11). */
export function showsOnline(db: Handle, member: Id): Promise<boolean> {
  return readShowsOnline(db, member);
}
