import type { Gender, LookingFor, Sexuality } from './fields.ts';

/** The orientations that a person of a gender chooses from, in the order of the form. */
export const sexualitiesOf: Readonly<Record<Gender, readonly Sexuality[]>> = {
  female: ['hetero', 'bi', 'lesbian'],
  male: ['hetero', 'bi', 'gay'],
};

/** The genders that a person looks for, by gender and orientation. A bi person looks for both by default (DISC-1). */
export function soughtBy(gender: Gender, sexuality: Sexuality): LookingFor {
  if (sexuality === 'bi') return 'both';
  if (sexuality !== 'hetero') return gender;
  return gender === 'female' ? 'male' : 'female';
}

interface Orientation {
  readonly gender: Gender;
  readonly sexuality: Sexuality;
  readonly looking_for: LookingFor;
}

/** Whether the three answers fit together. A bi person may look for women, men or both (ACC-1). */
export const isPossible = ({ gender, sexuality, looking_for }: Orientation): boolean =>
  sexualitiesOf[gender].includes(sexuality) &&
  (sexuality === 'bi' || looking_for === soughtBy(gender, sexuality));

/** A changed orientation, with whom the person then looks for if the answer of before no longer fits (ACC-1). */
export const changeSexuality = (before: Orientation, sexuality: Sexuality): Partial<Orientation> =>
  isPossible({ ...before, sexuality })
    ? { sexuality }
    : { sexuality, looking_for: soughtBy(before.gender, sexuality) };
