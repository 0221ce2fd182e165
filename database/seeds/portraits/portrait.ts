import type { Gender } from '#contract/profiles/fields.ts';

/** How old somebody drawn looks; everybody is plainly grown up. */
export type Band = 'young' | 'middle' | 'senior';

export interface Portrait {
  /** Path of the `photos` table. */
  readonly path: string;
  readonly gender: Gender;
  readonly band: Band;
  /** Who is drawn: the same in all their pictures. */
  readonly person: string;
}

/** 21 to 35, to 54, and above. */
export const bandOfAge = (age: number): Band => (age < 36 ? 'young' : age < 55 ? 'middle' : 'senior');

const counts: Readonly<Record<Gender, Readonly<Record<Band, number>>>> = {
  female: { young: 36, middle: 46, senior: 42 },
  male: { young: 40, middle: 34, senior: 20 },
};

const bands = ['young', 'middle', 'senior'] as const;
const genders = ['female', 'male'] as const;

/** All people the demo has drawn, shared by its sites, each as one sees them first. */
export const portraits: readonly Portrait[] = genders.flatMap((gender) =>
  bands.flatMap((band) =>
    Array.from({ length: counts[gender][band] }, (_, number) => {
      const path = `demo/${gender}-${band}-${String(number + 1).padStart(2, '0')}`;
      return { path, gender, band, person: path };
    }),
  ),
);

/** The same person on another day: another ground, another face, nearer or further off. */
export const anotherOf = (portrait: Portrait): Portrait => ({ ...portrait, path: `${portrait.person}-more` });
