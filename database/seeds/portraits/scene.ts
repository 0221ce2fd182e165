import type { Interest } from '#contract/sites/interest.ts';

/** A picture without a person, of something its owner likes. */
export interface Scene {
  readonly path: string;
  readonly interest: SceneInterest;
  readonly colour: number;
}

export const sceneInterests = [
  'animals',
  'art',
  'beach',
  'biking',
  'bondage',
  'coffee',
  'cooking',
  'gardening',
  'hiking',
  'music',
  'photography',
  'reading',
  'travelling',
  'wine',
] as const satisfies readonly Interest[];

export type SceneInterest = (typeof sceneInterests)[number];

/** The colour variants of each scene. */
const colours = [1, 2, 3];

export const scenes: readonly Scene[] = sceneInterests.flatMap((interest) =>
  colours.map((colour) => ({ path: `demo/scene-${interest}-${colour}`, interest, colour })),
);
