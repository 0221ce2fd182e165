import type { Gender, Sexuality } from '#contract/profiles/fields.ts';
import type { Interest } from '#contract/sites/interest.ts';
import type { Niche } from '#contract/sites/niche.ts';
import { audiences, everydayInterests, wishOf } from './audience.ts';
import { createDeck } from './deck.ts';
import { type Band, bandOfAge, portraits } from './portraits/portrait.ts';
import { createRandom, type Random } from './random.ts';
import { demoSeed } from './seed-constants.ts';
import { dutchNames, foreignNames } from './words/names.ts';
import { nicheSentences } from './words/niche-sentences.ts';
import { type SeedPlace, seedPlaces } from './words/places.ts';
import { abroad, endings, middles, openings } from './words/sentences.ts';

/** Somebody who does not exist, as they are stored. */
export interface FictionalMember {
  readonly name: string;
  readonly gender: Gender;
  readonly lookingFor: Gender;
  readonly sexuality: Sexuality;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly place: SeedPlace;
  /** Degrees, to two decimals: about 1 km. */
  readonly latitude: number;
  readonly longitude: number;
  readonly about: string;
  readonly interests: readonly Interest[];
  readonly portrait: string;
  /** ISO instant; never within the last minutes, as nobody is there (FIC-7). */
  readonly lastActive: string;
}

const day = 86_400_000;
const genders = ['female', 'male'] as const;
const bands = ['young', 'middle', 'senior'] as const;

const birthDate = (age: number, now: Date, random: Random): string => {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - age);
  // A day's distance from the birthday itself keeps the age right in every time zone.
  return new Date(date.getTime() - random.integer(3, 360) * day).toISOString().slice(0, 10);
};

const weighted = (places: readonly SeedPlace[]) => places.flatMap((place) => Array(place.weight).fill(place));

function placeDecks(random: Random): () => SeedPlace {
  const dutch = createDeck<SeedPlace>(random, weighted(seedPlaces.filter(({ country }) => country === 'NL')));
  const belgian = createDeck<SeedPlace>(
    random,
    seedPlaces.filter(({ country }) => country === 'BE'),
  );
  const elsewhere = createDeck<SeedPlace>(
    random,
    seedPlaces.filter(({ country }) => country !== 'NL' && country !== 'BE'),
  );
  return () => {
    const chance = random.next();
    return chance < 0.76 ? dutch() : chance < 0.87 ? belgian() : elsewhere();
  };
}

type ByPerson<T> = (gender: Gender, band: Band) => T;

/** A deck for each gender and band, made when first needed. */
function decksByPerson<T>(random: Random, cardsOf: ByPerson<readonly T[]>): ByPerson<T> {
  const decks = new Map(
    genders.flatMap((gender) =>
      bands.map((band) => [`${gender} ${band}`, createDeck(random, cardsOf(gender, band))] as const),
    ),
  );
  return (gender, band) => {
    const draw = decks.get(`${gender} ${band}`);
    if (!draw) throw new Error('Every gender and band has a deck.');
    return draw();
  };
}

function textWriter(niche: Niche, random: Random): (place: SeedPlace) => string {
  const opening = createDeck(random, openings);
  const middle = createDeck(random, middles);
  const own = createDeck(random, nicheSentences[niche]);
  const ending = createDeck(random, endings);
  const shapes = [
    () => [opening(), middle(), own(), ending()],
    () => [opening(), own(), middle()],
    () => [own(), middle(), ending()],
    () => [opening(), middle(), middle(), own()],
    () => [opening(), middle(), middle()],
    () => [opening(), own(), middle(), middle(), ending()],
    () => [opening(), middle(), ending()],
  ];
  const shape = createDeck(random, shapes);
  return ({ country }) => {
    const sentences = shape()();
    if (country !== 'NL' && country !== 'BE') sentences.splice(1, 0, random.pick(abroad));
    return sentences.join(' ');
  };
}

function interestsOf(niche: Niche, random: Random): Interest[] {
  const own = random.shuffled(audiences[niche].interests).slice(0, random.integer(1, 2));
  const everyday = random.shuffled(everydayInterests).slice(0, random.integer(3, 7));
  return [...new Set([...own, ...everyday])].sort();
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Invents the members of a demo site; the same site and moment always give the same people. */
export function fictionalMembers(niche: Niche, count: number, now: Date): FictionalMember[] {
  const random = createRandom(`${demoSeed} ${niche}`);
  const audience = audiences[niche];
  const placeOf = placeDecks(random);
  const about = textWriter(niche, random);
  const portraitOf = decksByPerson(random, (gender, band) =>
    portraits.filter((portrait) => portrait.gender === gender && portrait.band === band),
  );
  const dutchName = decksByPerson(random, (gender, band) => dutchNames[gender][band]);

  return Array.from({ length: count }, () => {
    const gender: Gender = random.chance(audience.women) ? 'female' : 'male';
    const age = random.integer(...audience.ages[gender]);
    const band = bandOfAge(age);
    const place = placeOf();
    const foreign = foreignNames[place.country]?.[gender];
    const name = foreign ? random.pick(foreign) : dutchName(gender, band);
    return {
      // Namesakes are told apart by an initial.
      name: random.chance(0.2) ? `${name} ${random.pick([...'ABCDEGHJKLMNPRSTVW'])}.` : name,
      gender,
      ...wishOf(niche, gender, random),
      dateOfBirth: birthDate(age, now, random),
      place,
      latitude: rounded(place.latitude + random.integer(-3, 3) / 100),
      longitude: rounded(place.longitude + random.integer(-4, 4) / 100),
      about: about(place),
      interests: interestsOf(niche, random),
      portrait: portraitOf(gender, band).path,
      lastActive: new Date(now.getTime() - random.integer(30, 30 * 24 * 60) * 60_000).toISOString(),
    };
  });
}
