import type { Gender, LookingFor, Sexuality } from '#contract/profiles/fields.ts';
import type { Interest } from '#contract/sites/interest.ts';
import type { Niche } from '#contract/sites/niche.ts';
import type { Random } from './random.ts';

interface Audience {
  /** Share of women. */
  readonly women: number;
  /** The lowest age, the most frequent age, and the highest age. */
  readonly ages: Readonly<Record<Gender, readonly [youngest: number, most: number, oldest: number]>>;
  /** Interests that are more frequent here than elsewhere. */
  readonly interests: readonly Interest[];
}

const anyAge = { female: [21, 37, 70], male: [21, 40, 70] } as const;

/** The audience of each niche's site. */
export const audiences: Readonly<Record<Niche, Audience>> = {
  general: { women: 0.55, ages: anyAge, interests: ['kissing', 'hugging', 'massages'] },
  she: { women: 1, ages: anyAge, interests: ['kissing', 'lingerie', 'dancing', 'hugging'] },
  bdsm: { women: 0.5, ages: anyAge, interests: ['bondage', 'sadomasochism', 'lingerie', 'sex_toys'] },
  bbw: { women: 0.65, ages: anyAge, interests: ['foodie', 'hugging', 'massages', 'lingerie'] },
  gilf: {
    women: 0.65,
    ages: { female: [55, 61, 70], male: [28, 58, 70] },
    interests: ['gardening', 'massages', 'wine', 'kissing'],
  },
  milf: {
    women: 0.65,
    ages: { female: [36, 43, 54], male: [22, 38, 62] },
    interests: ['lingerie', 'wine', 'kissing', 'massages'],
  },
  gay: { women: 0, ages: anyAge, interests: ['gym', 'party', 'massages', 'kissing'] },
};

/** Interests that any member may have. */
export const everydayInterests: readonly Interest[] = [
  'adventure',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'coffee',
  'cooking',
  'dancing',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'massages',
  'movies',
  'music',
  'outdoors',
  'party',
  'photography',
  'politics',
  'reading',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'travelling',
  'vegetarian',
  'video_games',
  'wine',
];

interface Wish {
  readonly sexuality: Sexuality;
  readonly lookingFor: LookingFor;
}

const other = (gender: Gender): Gender => (gender === 'female' ? 'male' : 'female');

/**
 * Sexuality and sought gender, which match each other. Women on `she` look for women, men on `gay` for men.
 */
export function drawSexuality(niche: Niche, gender: Gender, random: Random): Wish {
  const ownGender = niche === 'she' || niche === 'gay';
  if (random.chance(ownGender ? 0.22 : 0.14)) {
    if (ownGender) return { sexuality: 'bi', lookingFor: gender };
    // Drawn and dropped, so that a change of this wish leaves the people who follow as they were.
    random.pick(['female', 'male']);
    return { sexuality: 'bi', lookingFor: 'both' };
  }
  if (!ownGender && !random.chance(0.05)) return { sexuality: 'hetero', lookingFor: other(gender) };
  return { sexuality: gender === 'female' ? 'lesbian' : 'gay', lookingFor: gender };
}
