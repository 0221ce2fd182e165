import type { AttributeName, Attributes, attributeValues } from '#contract/profiles/attributes.ts';
import type { Gender } from '#contract/profiles/fields.ts';
import type { Interest } from '#contract/sites/interest.ts';
import type { Niche } from '#contract/sites/niche.ts';
import { hairOf } from './portraits/look-of.ts';
import { type Band, bandOfAge, type Portrait } from './portraits/portrait.ts';
import type { Random } from './random.ts';

interface Person {
  readonly niche: Niche;
  readonly gender: Gender;
  readonly age: number;
  readonly portrait: Portrait;
  readonly interests: readonly Interest[];
}

type Values<Name extends AttributeName> = readonly (typeof attributeValues)[Name][number][];

// A value that is listed twice is drawn twice as often.
const bodies: Readonly<Record<Gender, Values<'body_type'>>> = {
  female: ['slim', 'average', 'average', 'average', 'athletic', 'curvy', 'curvy', 'full'],
  male: ['slim', 'average', 'average', 'average', 'athletic', 'athletic', 'muscular', 'full'],
};

const relationships: Readonly<Record<Band, Values<'relationship_status'>>> = {
  young: ['single', 'single', 'single', 'single', 'open_relationship', 'complicated'],
  middle: ['single', 'single', 'divorced', 'divorced', 'open_relationship', 'complicated', 'relationship'],
  senior: ['single', 'divorced', 'divorced', 'widowed', 'widowed', 'open_relationship'],
};

const tattoos: Readonly<Record<Band, Values<'tattoos'>>> = {
  young: ['none', 'none', 'one', 'some', 'some', 'many'],
  middle: ['none', 'none', 'one', 'some'],
  senior: ['none', 'none', 'none', 'none', 'one'],
};

const someTattoos: Values<'tattoos'> = ['one', 'some', 'many'];

const eyes: Values<'eye_color'> = ['brown', 'brown', 'blue', 'blue', 'green', 'grey', 'hazel'];

// A fictional profile must not suggest a date or a relationship (FIC-7, FIC-10).
const reasons: Values<'signup_reason'> = ['chat', 'chat', 'chat', 'curious', 'curious', 'friendship'];

const bodiesOf = ({ niche, gender }: Person): Values<'body_type'> =>
  niche === 'bbw' && gender === 'female' ? ['curvy', 'full', 'full'] : bodies[gender];

/**
 * The attributes of a fictional member: hair as drawn, other values at random. Many members leave some open.
 */
export function fictionalAttributes(person: Person, random: Random): Attributes {
  const band = bandOfAge(person.age);
  // Some members fill in nearly everything, some nearly nothing.
  const eagerness = random.pick([0.1, 0.5, 0.8, 0.95]);
  const maybe = <Value>(value: Value): Value | null => (random.chance(eagerness) ? value : null);
  return {
    hair_color: maybe(hairOf(person.portrait)),
    eye_color: maybe(random.pick(eyes)),
    body_type: maybe(random.pick(bodiesOf(person))),
    relationship_status: maybe(random.pick(relationships[band])),
    tattoos: maybe(random.pick(person.interests.includes('tattoos') ? someTattoos : tattoos[band])),
    signup_reason: maybe(random.pick(reasons)),
  };
}
