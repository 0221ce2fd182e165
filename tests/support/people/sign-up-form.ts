import { randomUUID } from 'node:crypto';
import type { signUp } from '#contract/accounts/sign-up.ts';
import type { CallOf } from '#contract/kit/operation.ts';

/** A completed sign-up form with a unique address. Given fields override it. */
export const signUpForm = (given: Partial<CallOf<typeof signUp>> = {}): CallOf<typeof signUp> => ({
  email: `${randomUUID()}@people.example`,
  name: 'Robin',
  password: 'a rather long password',
  date_of_birth: '1990-05-17',
  gender: 'female',
  looking_for: 'male',
  sexuality: 'hetero',
  country: 'NL',
  countryregion: 'NL-NH',
  accept_terms: true,
  accept_sensitive_data: true,
  ...given,
});
