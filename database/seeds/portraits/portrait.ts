import type { Gender } from '#contract/profiles/fields.ts';

/** How old somebody drawn looks; everybody is plainly grown up. */
export type Band = 'young' | 'middle' | 'senior';

export interface Portrait {
  /** Path of the `photos` table. */
  readonly path: string;
  readonly gender: Gender;
  readonly band: Band;
}

/** 21 to 35, to 54, and above. */
export const bandOfAge = (age: number): Band => (age < 36 ? 'young' : age < 55 ? 'middle' : 'senior');

const counts: Readonly<Record<Gender, Readonly<Record<Band, number>>>> = {
  female: { young: 36, middle: 46, senior: 42 },
  male: { young: 40, middle: 34, senior: 20 },
};

const bands = ['young', 'middle', 'senior'] as const;
const genders = ['female', 'male'] as const;

/** All portraits the demo has, shared by its sites. */
export const portraits: readonly Portrait[] = genders.flatMap((gender) =>
  bands.flatMap((band) =>
    Array.from({ length: counts[gender][band] }, (_, number) => ({
      path: `demo/${gender}-${band}-${String(number + 1).padStart(2, '0')}`,
      gender,
      band,
    })),
  ),
);
