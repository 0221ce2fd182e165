import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { shownPhoto } from '#contract/photos/shown-photo.ts';
import { interest } from '#contract/sites/interest.ts';
import { attributes } from './attributes.ts';
import { distanceBand } from './distance-band.ts';
import { sexuality } from './fields.ts';
import { profileCard } from './profile-card.ts';
import { promptAnswer } from './prompts.ts';

/** A whole profile as another member sees it. An unanswered field is null (PROF-1, PROF-2). */
export const memberProfile = z.extend(profileCard, {
  sexuality,
  attributes,
  about: z.nullable(z.string()),
  interests: z.array(interest),
  /** The interests that the caller has too. Empty on the own profile. */
  shared_interests: z.array(interest),
  distance_band: distanceBand,
  /** The answers to questions, in the member's order (PROF-10). */
  prompts: z.array(promptAnswer),
  photo_count: z.int(),
  /** The main photo first. A photo that the viewer may not see has a lock and no pixels (PROF-6). */
  photos: z.array(shownPhoto),
});

export type MemberProfile = z.output<typeof memberProfile>;

/**
 * A member's profile, including the caller's own. A member whom the caller may not see answers `not_found`
 * (PROF-2, PROF-7). `blocked` means that the caller blocks this member. The caller still sees the profile, to
 * be able to end the block.
 */
export const getMember = operation({
  name: 'profiles/get-member',
  summary: "A member's profile",
  method: 'GET',
  path: '/api/member.php',
  caller: 'member',
  budget: {
    kind: 'read',
    member: [
      { calls: 120, seconds: 60 },
      { calls: 4000, seconds: 86_400 },
    ],
    device: [
      { calls: 120, seconds: 60 },
      { calls: 2000, seconds: 86_400 },
    ],
    network: [
      { calls: 120, seconds: 60 },
      { calls: 2000, seconds: 86_400 },
    ],
  },
  input: z.strictObject({ id: queryId }),
  answer: z.object({ member: memberProfile, blocked: z.boolean() }),
  errors: {},
});
