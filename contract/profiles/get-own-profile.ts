import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownPhoto } from '#contract/photos/own-photo.ts';
import { interest } from '#contract/sites/interest.ts';
import { attributes } from './attributes.ts';
import { gender, lookingFor, sexuality } from './fields.ts';
import { promptAnswer } from './prompts.ts';

/**
 * The editable and the fixed fields of the member's own profile, with their photos in every status (PROF-1,
 * PROF-9).
 */
export const ownProfile = z.extend(attributes, {
  name: z.string(),
  gender,
  age: z.int(),
  looking_for: lookingFor,
  sexuality,
  about: z.nullable(z.string()),
  interests: z.array(interest),
  prompts: z.array(promptAnswer),
  photos: z.array(ownPhoto),
  /** The maximum number of photos of this member now (PROF-5). */
  photo_limit: z.int(),
});

export type OwnProfile = z.output<typeof ownProfile>;

/** The caller's own profile, including unanswered fields (PROF-9). */
export const getOwnProfile = operation({
  name: 'profiles/get-own-profile',
  summary: "The member's own profile",
  method: 'GET',
  path: '/api/profile.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({ profile: ownProfile }),
  errors: {},
});
