import { beforeAll, expect, test } from 'vitest';
import type { Criteria } from '#contract/discovery/criteria.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import {
  addMember,
  loggedIn,
  type MemberFields,
  memberIdCookieWiring,
} from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { relaxedSearches } from './similar-members.ts';

let service: TestService;
let bram: Id;

const now = new Date();
const bornAged = (age: number) => `${now.getUTCFullYear() - age - 1}-06-15`;
const woman = (fields: MemberFields = {}) => addMember(service.platform, fields);

const search = async (query: CallOf<typeof searchMembers> & object) =>
  (await loggedIn(service, bram).api(searchMembers, query)).answer;

const namesOf = (cards: ReadonlyArray<{ name: string }>) => cards.map(({ name }) => name);

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring });
  bram = await addMember(service.platform, { name: 'Bram', gender: 'male', lookingFor: 'female' });
  await woman({ name: 'Same region', country: 'NL', region: 'NL-UT', dateOfBirth: bornAged(30) });
  await woman({ name: 'Other region', country: 'NL', region: 'NL-NH', dateOfBirth: bornAged(30) });
  await woman({ name: 'Other country', country: 'BE', dateOfBirth: bornAged(30) });
  await woman({ name: 'A bit older', country: 'BE', dateOfBirth: bornAged(38) });
  await woman({ name: 'Much older', country: 'FI', dateOfBirth: bornAged(70) });
  await addMember(service.platform, { name: 'Willem', gender: 'male', lookingFor: 'both', country: 'BE' });
});

test('drops region, distance, country, traits and ages, each if the search has it [DISC-1i]', () => {
  const everything: Criteria = {
    gender: 'female',
    country: 'NL',
    countryregion: 'NL-UT',
    distance: 25,
    interests: ['wine'],
    with_photo: true,
    min_age: 30,
    max_age: 40,
    hide_fictional: true,
  };
  const steps = relaxedSearches(everything);
  expect(steps.map(({ relaxed }) => relaxed)).toEqual([
    'region',
    'distance',
    'country',
    'traits',
    'ages',
    'ages',
  ]);
  expect(steps[4]?.criteria).toMatchObject({ min_age: 20, max_age: 50 });
  expect(JSON.parse(JSON.stringify(steps.at(-1)?.criteria))).toEqual({
    gender: 'female',
    hide_fictional: true,
    order: 'nearest',
  });
  expect(relaxedSearches({ gender: 'male', order: 'nearest' })).toEqual([]);
});

test('lists first who misses the fewest wishes, and names the wishes that were dropped [DISC-1i]', async () => {
  const found = await search({ country: 'NL', countryregion: 'NL-UT', min_age: 29, max_age: 31 });
  expect(namesOf(found.results)).toEqual(['Same region']);
  expect(namesOf(found.similarResults)).toEqual([
    'Other region',
    'Other country',
    'A bit older',
    'Much older',
  ]);
  expect(found.similarRelaxed).toEqual(['region', 'country', 'ages']);
});

test('gives somebody to a search that nobody meets, as long as the gender has members [DISC-1i]', async () => {
  const found = await search({ country: 'PL', min_age: 90, interests: ['wine'] });
  expect(found.results).toEqual([]);
  expect(found.numSimilar).toBe(5);
});

test('pages through similar members without repeating anybody [DISC-1i]', async () => {
  const ids: Id[] = [];
  for (let index = 0; index < 45; index += 1)
    ids.push(await woman({ country: 'SE', dateOfBirth: bornAged(30) }));
  const wishes = { country: 'SE', min_age: 50, max_age: 52 };
  const first = await search(wishes);
  expect(first).toMatchObject({ numResults: 0, similarRelaxed: ['country', 'ages'] });
  const snapshot = first.similarSnapshot ?? '';
  const pages = [first];
  for (const page of [2, 3]) {
    const next = await search({ ...wishes, similar: true, page, snapshot });
    expect(next).toMatchObject({ pageNumber: page, results: [] });
    pages.push(next);
  }
  const seen = pages.flatMap(({ similarResults }) => similarResults.map(({ id }) => id));
  expect(pages.map(({ similarResults }) => similarResults.length)).toEqual([20, 20, 10]);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(ids));
});

test('finds women, men or both, and takes what the member looks for by default [DISC-1h]', async () => {
  const counts = async (query: CallOf<typeof searchMembers> & object, member: Id) =>
    (await loggedIn(service, member).api(searchMembers, query)).answer.results.map(({ gender }) => gender);
  const both = await addMember(service.platform, { gender: 'male', lookingFor: 'both', country: 'NL' });
  for (const order of ['active', 'nearest'] as const) {
    expect(new Set(await counts({ country: 'BE', gender: 'both', order }, bram))).toEqual(
      new Set(['female', 'male']),
    );
    expect(new Set(await counts({ country: 'BE', order }, both))).toEqual(new Set(['female', 'male']));
    expect(new Set(await counts({ country: 'BE', gender: 'male', order }, both))).toEqual(new Set(['male']));
  }
  const visitor = await service.api(searchMembers, { gender: 'both', country: 'NL' });
  expect(visitor.status).toBe(200);
});
