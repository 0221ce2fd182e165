import type { Gender, Sexuality } from '#contract/profiles/fields.ts';
import type { Interest } from '#contract/sites/interest.ts';
import type { Niche } from '#contract/sites/niche.ts';
import type { Random } from './random.ts';

interface Audience {
  /** Share of women. */
  readonly women: number;
  readonly ages: Readonly<Record<Gender, readonly [number, number]>>;
  /** Interests that show up here more than elsewhere. */
  readonly interests: readonly Interest[];
}

const anyAge = { female: [21, 64], male: [21, 66] } as const;

/** Who is on the site of a niche. */
export const audiences: Readonly<Record<Niche, Audience>> = {
  general: { women: 0.55, ages: anyAge, interests: ['relationship', 'kissing', 'hugging'] },
  she: { women: 0.7, ages: anyAge, interests: ['kissing', 'lingerie', 'fashion', 'dancing'] },
  bdsm: { women: 0.5, ages: anyAge, interests: ['bondage', 'sadomasochism', 'lingerie', 'sex_toys'] },
  bbw: { women: 0.65, ages: anyAge, interests: ['foodie', 'hugging', 'massages', 'lingerie'] },
  gilf: {
    women: 0.65,
    ages: { female: [55, 70], male: [28, 70] },
    interests: ['gardening', 'massages', 'wine'],
  },
  milf: {
    women: 0.65,
    ages: { female: [35, 54], male: [22, 60] },
    interests: ['lingerie', 'wine', 'kissing'],
  },
  gay: { women: 0, ages: anyAge, interests: ['gym', 'party', 'massages', 'kissing'] },
};

/** Interests anybody may have. */
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
  readonly lookingFor: Gender;
}

const other = (gender: Gender): Gender => (gender === 'female' ? 'male' : 'female');

/** Whom somebody likes; what they say and whom they look for agree. */
export function wishOf(niche: Niche, gender: Gender, random: Random): Wish {
  if (random.chance(0.14)) return { sexuality: 'bi', lookingFor: random.pick(['female', 'male']) };
  const sameGender = niche === 'gay' || random.chance(niche === 'she' && gender === 'female' ? 0.3 : 0.05);
  if (!sameGender) return { sexuality: 'hetero', lookingFor: other(gender) };
  return { sexuality: gender === 'female' ? 'lesbian' : 'gay', lookingFor: gender };
}
