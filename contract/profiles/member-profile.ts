import * as z from 'zod/mini';
import { shownPhoto } from '#contract/photos/shown-photo.ts';
import { interest } from '#contract/sites/interest.ts';
import { attributes } from './attributes.ts';
import { sexuality } from './fields.ts';
import { profileCard } from './profile-card.ts';

/** A whole profile as another member sees it. An unanswered field is null (PROF-1, PROF-2). */
export const memberProfile = z.extend(profileCard, {
  sexuality,
  attributes,
  about: z.nullable(z.string()),
  interests: z.array(interest),
  photo_count: z.int(),
  /** The main photo first. A photo that the viewer may not see has a lock and no pixels (PROF-6). */
  photos: z.array(shownPhoto),
});

export type MemberProfile = z.output<typeof memberProfile>;
