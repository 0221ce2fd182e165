import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { shownPhoto } from '#contract/photos/shown-photo.ts';
import { profileCard } from './profile-card.ts';

/**
 * Who somebody is, for visitors too: what they see before they sign up (PROF-6, ACC-1). Where the site shows its
 * members to nobody who is logged out (DISC-2), a visitor gets the card of a fictional profile alone.
 */
export const getMemberCard = operation({
  name: 'profiles/get-member-card',
  summary: "A member's card",
  method: 'GET',
  path: '/api/member-card.php',
  caller: 'anyone',
  limit: { calls: 600, seconds: 3600 },
  input: z.strictObject({ id: queryId }),
  /** `photos`: the main one first; of all others a visitor gets the lock (PROF-6). */
  answer: z.object({ card: profileCard, photos: z.array(shownPhoto) }),
  errors: {},
});
