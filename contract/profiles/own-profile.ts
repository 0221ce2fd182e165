import * as z from 'zod/mini';
import { ownPhoto } from '#contract/photos/own-photo.ts';
import { interest } from '#contract/sites/interest.ts';
import { attributes } from './attributes.ts';
import { gender, sexuality } from './fields.ts';

/**
 * The editable and the fixed fields of the member's own profile, with their photos in every status (PROF-1,
 * PROF-9).
 */
export const ownProfile = z.extend(attributes, {
  name: z.string(),
  gender,
  age: z.int(),
  looking_for: gender,
  sexuality,
  about: z.nullable(z.string()),
  interests: z.array(interest),
  photos: z.array(ownPhoto),
  /** The maximum number of photos of this member now (PROF-5). */
  photo_limit: z.int(),
});

export type OwnProfile = z.output<typeof ownProfile>;
