import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { setActive } from '../visibility/profiles.sql.ts';

/** Makes a member findable after the confirmation of the e-mail address. Idempotent. */
export function activateProfile(db: Handle, member: Id): Promise<void> {
  return setActive(db, member);
}
