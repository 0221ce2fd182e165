import * as z from 'zod/mini';
import { image } from '#contract/photos/image.ts';
import { interest } from '#contract/sites/interest.ts';
import { attributes } from './attributes.ts';
import { sexuality } from './fields.ts';
import { profileCard } from './profile-card.ts';

/** A whole profile as another member sees it; a field the member left open is null (PROF-1, PROF-2). */
export const memberProfile = z.extend(profileCard, {
  sexuality,
  attributes,
  about: z.nullable(z.string()),
  interests: z.array(interest),
  photo_count: z.int(),
  photos: z.array(image),
});

export type MemberProfile = z.output<typeof memberProfile>;
