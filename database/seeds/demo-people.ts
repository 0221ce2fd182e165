import type { Gender, Sexuality } from '#contract/profiles/fields.ts';
import type { PromptAnswer } from '#contract/profiles/prompts.ts';
import type { Interest } from '#contract/sites/interest.ts';
import type { Niche } from '#contract/sites/niche.ts';

/** A demo login. Demo people are ordinary members, so two browsers can use two of them. */
export interface DemoPerson {
  readonly email: string;
  readonly name: string;
  readonly gender: Gender;
  readonly lookingFor: Gender;
  readonly dateOfBirth: string;
  /** Name of a place in `words/places.ts`. */
  readonly place: string;
  readonly about: string;
  readonly interests: readonly Interest[];
  readonly prompts: readonly PromptAnswer[];
  readonly portrait: string;
  readonly premium: boolean;
}

/** The demo logins; their password is `demoPassword`. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'anna@demo.example',
    name: 'Anna',
    gender: 'female',
    lookingFor: 'male',
    dateOfBirth: '1994-05-17',
    place: 'Utrecht',
    about: 'Demolid om mee rond te kijken. Houdt van koffie, fietsen en mensen die een goede vraag stellen.',
    interests: ['biking', 'coffee', 'kissing', 'music', 'travelling'],
    prompts: [
      { question: 'sunday', answer: 'op een bankje met koffie, en een hond die niet van mij is.' },
      { question: 'win_over', answer: 'een vraag die ik nog niet eerder kreeg.' },
    ],
    portrait: 'demo/female-young-16',
    premium: false,
  },
  {
    email: 'bram@demo.example',
    name: 'Bram',
    gender: 'male',
    lookingFor: 'female',
    dateOfBirth: '1990-11-02',
    place: 'Amersfoort',
    about: 'Demolid om mee rond te kijken. Kookt graag, danst matig en lacht om zijn eigen grappen.',
    interests: ['cooking', 'dancing', 'hiking', 'movies', 'wine'],
    prompts: [
      { question: 'kitchen', answer: 'degene die de helft van de pasta al proevend opeet.' },
      { question: 'talent', answer: 'raden welke film het is aan de eerste tien seconden.' },
    ],
    portrait: 'demo/male-young-34',
    premium: false,
  },
  {
    email: 'carla@demo.example',
    name: 'Carla',
    gender: 'female',
    lookingFor: 'male',
    dateOfBirth: '1985-02-28',
    place: 'Rotterdam',
    about: 'Demolid met premium. Zwemt het hele jaar buiten en schrijft lange berichten.',
    interests: ['beach', 'reading', 'sports', 'theater', 'wine'],
    prompts: [
      { question: 'opinion', answer: 'water van veertien graden is warm.' },
      { question: 'ask_me', answer: 'het boek dat ik drie keer las.' },
    ],
    portrait: 'demo/female-middle-40',
    premium: true,
  },
];

/**
 * The gender that a demo person looks for on the site of a niche: women on `she`, men on `gay`, else the
 * other gender.
 */
export function soughtGenderOf(niche: Niche, { gender, lookingFor }: DemoPerson) {
  const sought: Gender = niche === 'she' ? 'female' : niche === 'gay' ? 'male' : lookingFor;
  const own: Sexuality = gender === 'female' ? 'lesbian' : 'gay';
  const sexuality: Sexuality = sought === gender ? own : 'hetero';
  return { lookingFor: sought, sexuality };
}

/** Credits of the premium person. */
export const premiumCredits = 120;
