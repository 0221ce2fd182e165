import type { Handle } from '#server/platform/database/handle.ts';
import { insertProfile, type NewProfile } from '../visibility/profiles.sql.ts';

/** Creates a member's profile. It is disabled, and thus not findable, until `activateProfile`. */
export function createProfile(db: Handle, profile: NewProfile): Promise<void> {
  return insertProfile(db, profile);
}
