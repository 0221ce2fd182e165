import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { ProfileStatus } from './close-profile.ts';
import { reopenProfile as reopen } from './profile-status.sql.ts';

/**
 * Restores the previous status of a closed profile (ACC-13). Returns false if the profile is restricted; it
 * then gets the status when the restriction ends.
 */
export function reopenProfile(db: Handle, member: Id, status: ProfileStatus): Promise<boolean> {
  return reopen(db, member, status);
}
