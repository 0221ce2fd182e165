import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Criteria, distanceBands, mostInterests } from '#contract/discovery/criteria.ts';
import { attributeValues } from '#contract/profiles/attributes.ts';
import { sexualities } from '#contract/profiles/fields.ts';
import { interests } from '#contract/sites/interest.ts';
import { searchFields } from '#contract/sites/settings.ts';
import { activeFiltersOf, withoutFilter } from './active-filters.ts';
import { addressOf, normalizeCriteria, searchOf } from './member-search.ts';

const read = (address: string, offered = searchFields.slice()) =>
  searchOf(new URL(address, 'http://localhost').searchParams, offered);

const age = fc.integer({ min: 18, max: 99 });
const some = <Word>(words: readonly Word[], most = words.length) =>
  fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: most });

const anyCriteria: fc.Arbitrary<Criteria> = fc
  .record(
    {
      gender: fc.constantFrom('male', 'female', 'both'),
      place: fc.constantFrom({ country: 'NL' }, { country: 'NL', countryregion: 'NL-NH' }, { country: 'BE' }),
      ages: fc.tuple(age, age),
      sexuality: some(sexualities),
      hair_color: some(attributeValues.hair_color),
      eye_color: some(attributeValues.eye_color),
      body_type: some(attributeValues.body_type),
      relationship_status: some(attributeValues.relationship_status),
      tattoos: some(attributeValues.tattoos),
      signup_reason: some(attributeValues.signup_reason),
      interests: some(interests, mostInterests),
      with_photo: fc.boolean(),
      online_now: fc.boolean(),
      distance: fc.constantFrom(...distanceBands),
      hide_fictional: fc.boolean(),
      order: fc.constantFrom('active', 'nearest'),
    },
    { requiredKeys: [] },
  )
  .map(({ ages, place, ...rest }) => ({
    ...rest,
    ...place,
    ...(ages && { min_age: Math.min(...ages), max_age: Math.max(...ages) }),
  }));

test('writes the whole search to the address and reads it back [DISC-1a, DISC-7c]', () => {
  fc.assert(
    fc.property(anyCriteria, fc.integer({ min: 1, max: 25 }), (criteria, page) => {
      expect(read(addressOf(criteria, page))).toEqual({ criteria: normalizeCriteria(criteria), page });
    }),
  );
  expect(addressOf({})).toBe('/members?order=active');
});

test('gives equal searches the same address [DISC-1a]', () => {
  expect(addressOf({ hair_color: ['red', 'black'], min_age: 18, max_age: 99, order: 'active' })).toBe(
    '/members?hair_color=black,red',
  );
  // The query that a browser sends for the form without script.
  expect(read('/members?gender=&hair_color=red&hair_color=black&min_age=18&with_photo=true')).toEqual({
    criteria: { hair_color: ['black', 'red'], with_photo: true },
    page: 1,
  });
});

test('ignores invalid values of an address and swaps reversed ages [DISC-1a]', () => {
  const nothing = { criteria: {}, page: 1 };
  const odd = 'gender=cat&country=nl&min_age=3&max_age=x&page=26&order=odd&tattoos=none,odd&distance=7&utm=1';
  expect(read(`/members?${odd}`)).toEqual(nothing);
  expect(read('/members?min_age=50&max_age=30').criteria).toEqual({ min_age: 30, max_age: 50 });
  expect(read('/members?country=BE&countryregion=NL-NH').criteria).toEqual({ country: 'BE' });
  expect(read('/members?countryregion=NL-NH')).toEqual(nothing);
});

test('ignores fields that the site does not search by and keeps the general filters [DISC-1a]', () => {
  expect(
    read('/members?hair_color=red&min_age=30&gender=male&with_photo=true', ['gender', 'age']).criteria,
  ).toEqual({ gender: 'male', min_age: 30, with_photo: true });
});

test('removes each filter on its own, and all of them together [DISC-1d]', () => {
  fc.assert(
    fc.property(anyCriteria, (given) => {
      const criteria = normalizeCriteria(given);
      const wishes = activeFiltersOf(criteria);
      for (const wish of wishes) {
        const rest = activeFiltersOf(normalizeCriteria(withoutFilter(criteria, wish)));
        const gone = wish.kind === 'country' && criteria.countryregion ? 2 : 1;
        expect(rest).toHaveLength(wishes.length - gone);
        expect(rest).not.toContainEqual(wish);
      }
      const left = wishes.reduce(withoutFilter, criteria);
      expect(addressOf({ ...left, order: 'active' })).toBe('/members?order=active');
    }),
    { numRuns: 20 },
  );
});
