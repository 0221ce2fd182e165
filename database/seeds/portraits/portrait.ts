import type { Gender } from '#contract/profiles/fields.ts';

/** Apparent age of a drawn person; everyone is clearly an adult. */
export type Band = 'young' | 'middle' | 'senior';

export interface Portrait {
  /** Path in the `photos` table. */
  readonly path: string;
  readonly gender: Gender;
  readonly band: Band;
  /** The drawn person, the same in all their pictures. */
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

/** All drawn people of the demo, shared by its sites, each with their main picture. */
export const portraits: readonly Portrait[] = genders.flatMap((gender) =>
  bands.flatMap((band) =>
    Array.from({ length: counts[gender][band] }, (_, number) => {
      const path = `demo/${gender}-${band}-${String(number + 1).padStart(2, '0')}`;
      return { path, gender, band, person: path };
    }),
  ),
);

/** The same person in another picture: another background, expression and distance. */
export const secondPictureOf = (portrait: Portrait): Portrait => ({
  ...portrait,
  path: `${portrait.person}-more`,
});
