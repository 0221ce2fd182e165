import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { restorePhotos } from '#server/photos/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { insertProfile, type NewProfile, setActive } from '../visibility/profiles.sql.ts';
import { closeProfile as close, reopenProfile as reopen } from './profile-status.sql.ts';

/** Creates a member's profile. It is disabled, and thus not findable, until `activateProfile`. */
export function createProfile(db: Handle, profile: NewProfile): Promise<void> {
  return insertProfile(db, profile);
}

/**
 * Makes a member findable after the confirmation of the e-mail address, and serves the photos that were
 * withheld until then (ACC-6). Idempotent.
 */
export async function activateProfile(db: Handle, member: Id): Promise<void> {
  if (await setActive(db, member)) await restorePhotos(db, member);
}

/** The status of a profile for others: findable, visible to acquaintances only, or invisible to everybody. */
export const profileStatus = z.enum(['active', 'invisible', 'disabled']);

export type ProfileStatus = z.output<typeof profileStatus>;

/**
 * Hides a departing member from everybody at once (GDPR-8). Returns the previous status, for `reopenProfile`.
 */
export async function closeProfile(db: Handle, member: Id): Promise<ProfileStatus> {
  return z.parse(profileStatus, (await close(db, member)) ?? 'disabled');
}

/**
 * Restores the previous status of a closed profile (ACC-13). Returns false if the profile is restricted; it
 * then gets the status when the restriction ends.
 */
export function reopenProfile(db: Handle, member: Id, status: ProfileStatus): Promise<boolean> {
  return reopen(db, member, status);
}
