import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { setActive } from '../visibility/profiles.sql.ts';

/** From now on others find the member: the address was confirmed. A second time changes nothing. */
export function activateProfile(db: Handle, member: Id): Promise<void> {
  return setActive(db, member);
}
