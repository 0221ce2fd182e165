import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { closeProfile as close } from './profile-status.sql.ts';

/** What a profile is to others: found, seen by acquaintances alone, or nowhere. */
export const profileStatus = z.enum(['active', 'invisible', 'disabled']);

export type ProfileStatus = z.output<typeof profileStatus>;

/** Hides a member who is going away from everybody, at once (GDPR-8). What the profile was until now, for `reopenProfile`. */
export async function closeProfile(db: Handle, member: Id): Promise<ProfileStatus> {
  return z.parse(profileStatus, (await close(db, member)) ?? 'disabled');
}
