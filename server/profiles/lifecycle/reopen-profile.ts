import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { ProfileStatus } from './close-profile.ts';
import { reopenProfile as reopen } from './profile-status.sql.ts';

/** Gives a closed profile the status back that it had (ACC-13). False: it is restricted, and gets it when that ends. */
export function reopenProfile(db: Handle, member: Id, status: ProfileStatus): Promise<boolean> {
  return reopen(db, member, status);
}
