import { randomUUID } from 'node:crypto';
import type { signUp } from '#contract/accounts/sign-up.ts';
import type { CallOf } from '#contract/kit/operation.ts';

type Form = CallOf<typeof signUp>;

/** The orientation that fits whom the member looks for. */
const sexualityOf = ({ gender, looking_for }: Pick<Form, 'gender' | 'looking_for'>): Form['sexuality'] => {
  if (looking_for === 'both') return 'bi';
  if (looking_for !== gender) return 'hetero';
  return gender === 'male' ? 'gay' : 'lesbian';
};

/** A completed sign-up form with a unique address. Given fields override it. */
export const signUpForm = (given: Partial<Form> = {}): Form => ({
  email: `${randomUUID()}@people.example`,
  name: 'Robin',
  password: 'a rather long password',
  date_of_birth: '1990-05-17',
  gender: 'female',
  looking_for: 'male',
  sexuality: sexualityOf({ gender: given.gender ?? 'female', looking_for: given.looking_for ?? 'male' }),
  country: 'NL',
  countryregion: 'NL-NH',
  accept_terms: true,
  accept_sensitive_data: true,
  ...given,
});
