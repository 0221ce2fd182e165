import { day, minute } from '#contract/kit/durations.ts';
import type { Attributes } from '#contract/profiles/attributes.ts';
import type { Gender, LookingFor, Sexuality } from '#contract/profiles/fields.ts';
import type { Interest } from '#contract/sites/interest.ts';
import type { Niche } from '#contract/sites/niche.ts';
import { aboutWriter } from './about-writer.ts';
import { fictionalAttributes } from './attributes-of.ts';
import { audiences, drawSexuality, everydayInterests } from './audience.ts';
import { createDeck } from './deck.ts';
import { type Band, bandOfAge, type Portrait, portraits, secondPictureOf } from './portraits/portrait.ts';
import { scenes } from './portraits/scene.ts';
import { createRandom, type Random } from './random.ts';
import { demoSeed } from './seed-constants.ts';
import { type NamesByPerson, namesOf } from './words/names.ts';
import { type SeedPlace, seedPlaces } from './words/places.ts';

/** A fictional member, as stored. */
export interface FictionalMember {
  readonly name: string;
  readonly gender: Gender;
  readonly lookingFor: LookingFor;
  readonly sexuality: Sexuality;
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string;
  readonly place: SeedPlace;
  /** Degrees, to two decimals: about 1 km. */
  readonly latitude: number;
  readonly longitude: number;
  readonly about: string | null;
  readonly interests: readonly Interest[];
  readonly attributes: Attributes;
  /** Paths in the `photos` table, the main photo first. */
  readonly pictures: readonly string[];
  /** ISO time; never within the last minutes, because no real person is online (FIC-7). */
  readonly lastActive: string;
}

const genders = ['female', 'male'] as const;
const bands = ['young', 'middle', 'senior'] as const;

const birthDate = (age: number, now: Date, random: Random): string => {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - age);
  // A few days away from the birthday, so that the age is right in every time zone.
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

/** A deck per gender and age band, created on first use. */
function decksByPerson<T>(random: Random, cardsOf: ByPerson<readonly T[]>): ByPerson<T> {
  const decks = new Map(
    genders.flatMap((gender) =>
      bands.map((band) => [`${gender} ${band}`, createDeck(random, cardsOf(gender, band))] as const),
    ),
  );
  return (gender, band) => {
    const draw = decks.get(`${gender} ${band}`);
    if (!draw) throw new Error('A gender and age band has no deck.');
    return draw();
  };
}

function interestsOf(niche: Niche, random: Random): Interest[] {
  const own = random.shuffled(audiences[niche].interests).slice(0, random.integer(0, 2));
  const everyday = random.shuffled(everydayInterests).slice(0, random.integer(2, 7));
  return [...new Set([...own, ...everyday])].sort();
}

/**
 * Most members have one picture. The others have another picture of themselves, or of something they like.
 */
function picturesOf(portrait: Portrait, interests: readonly Interest[], random: Random): string[] {
  const liked = scenes.filter(({ interest }) => interests.includes(interest));
  const seen = new Set<Interest>();
  const views = random
    .shuffled(liked)
    .filter(({ interest }) => !seen.has(interest) && seen.add(interest))
    .map(({ path }) => path);
  const more = random.shuffled([secondPictureOf(portrait).path, ...views.slice(0, 3)]);
  return [portrait.path, ...more.slice(0, random.pick([0, 0, 0, 0, 0, 1, 1, 2, 3, 4]))];
}

/** Values near the middle are more frequent than at the ends. */
const around = ([least, most, greatest]: readonly [number, number, number], random: Random): number =>
  random.chance(0.5) ? random.integer(least, most) : random.integer(most, greatest);

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Generates the members of a demo site. The same site and time always give the same people. */
export function fictionalMembers(niche: Niche, count: number, now: Date): FictionalMember[] {
  const random = createRandom(`${demoSeed} ${niche}`);
  const audience = audiences[niche];
  const placeOf = placeDecks(random);
  const aboutOf = aboutWriter(niche, random);
  const portraitOf = decksByPerson(random, (gender, band) =>
    portraits.filter((portrait) => portrait.gender === gender && portrait.band === band),
  );
  const nameDecks = new Map<NamesByPerson, ByPerson<string>>();
  const nameOf = (place: SeedPlace): ByPerson<string> => {
    const names = namesOf(place);
    const deck = nameDecks.get(names) ?? decksByPerson(random, (gender, band) => names[gender][band]);
    nameDecks.set(names, deck);
    return deck;
  };

  return Array.from({ length: count }, () => {
    const gender: Gender = random.chance(audience.women) ? 'female' : 'male';
    const age = around(audience.ages[gender], random);
    const band = bandOfAge(age);
    const place = placeOf();
    const name = nameOf(place)(gender, band);
    const interests = interestsOf(niche, random);
    const portrait = portraitOf(gender, band);
    return {
      // Adds an initial to some names, to distinguish namesakes.
      name: random.chance(0.2) ? `${name} ${random.pick([...'ABCDEGHJKLMNPRSTVW'])}.` : name,
      gender,
      ...drawSexuality(niche, gender, random),
      dateOfBirth: birthDate(age, now, random),
      place,
      latitude: rounded(place.latitude + random.integer(-3, 3) / 100),
      longitude: rounded(place.longitude + random.integer(-4, 4) / 100),
      about: aboutOf({ gender, age, place, interests }),
      // Some members leave the interests open.
      interests: random.chance(0.12) ? [] : interests,
      attributes: fictionalAttributes({ niche, gender, age, portrait, interests }, random),
      pictures: picturesOf(portrait, interests, random),
      lastActive: new Date(now.getTime() - random.integer(30, 30 * 24 * 60) * minute).toISOString(),
    };
  });
}
