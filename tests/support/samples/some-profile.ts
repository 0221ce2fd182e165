import type { OwnProfile } from '#contract/profiles/get-own-profile.ts';

/** A member's own profile with only the fields of the sign-up. */
export const someProfile: OwnProfile = {
  name: 'Noor',
  gender: 'female',
  age: 38,
  looking_for: 'male',
  sexuality: 'bi',
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  tattoos: null,
  signup_reason: null,
  about: null,
  interests: [],
  prompts: [],
  photos: [],
  photo_limit: 3,
};
