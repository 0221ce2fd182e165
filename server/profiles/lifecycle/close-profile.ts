import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { closeProfile as close } from './profile-status.sql.ts';

/** The status of a profile for others: findable, visible to acquaintances only, or invisible to everybody. */
export const profileStatus = z.enum(['active', 'invisible', 'disabled']);

export type ProfileStatus = z.output<typeof profileStatus>;

/**
 * Hides a departing member from everybody at once (GDPR-8). Returns the previous status, for `reopenProfile`.
 */
export async function closeProfile(db: Handle, member: Id): Promise<ProfileStatus> {
  return z.parse(profileStatus, (await close(db, member)) ?? 'disabled');
}
