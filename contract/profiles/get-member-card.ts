import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { shownPhoto } from '#contract/photos/shown-photo.ts';
import { profileCard } from './profile-card.ts';

/**
 * A member's card, for visitors too, before they sign up (PROF-6, ACC-1). If the site hides its members from
 * visitors (DISC-2), a visitor gets only cards of fictional profiles. A visitor learns no presence and the
 * region instead of the place. `visitor_limit`: the visitor's network saw its number of different profiles
 * today (SAFE-9).
 */
export const getMemberCard = operation({
  name: 'profiles/get-member-card',
  summary: "A member's card",
  method: 'GET',
  path: '/api/member-card.php',
  caller: 'anyone',
  limit: { calls: 600, seconds: 3600 },
  input: z.strictObject({ id: queryId }),
  /** `photos`: the main photo first. A visitor gets a lock for all others (PROF-6). */
  answer: z.object({ card: profileCard, photos: z.array(shownPhoto) }),
  errors: { visitor_limit: 403 },
});
