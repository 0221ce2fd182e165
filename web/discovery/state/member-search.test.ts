import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, everyone, type MemberSearch, searchOf } from './member-search.ts';

const queryOf = (address: string) => new URL(address, 'http://localhost').searchParams;

const age = fc.integer({ min: 18, max: 99 });

const anySearch: fc.Arbitrary<MemberSearch> = fc
  .record({
    gender: fc.constantFrom('male', 'female', null),
    country: fc.constantFrom('NL', 'BE', null),
    ages: fc.tuple(age, age),
    order: fc.constantFrom('active', 'nearest'),
    page: fc.integer({ min: 1, max: 25 }),
  })
  .map(({ ages, ...rest }) => ({ ...rest, minAge: Math.min(...ages), maxAge: Math.max(...ages) }));

test('[DISC-1] the address holds the whole search', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(searchOf(queryOf(addressOf(search)))).toEqual(search);
    }),
  );
  expect(addressOf(everyone)).toBe('/members');
});

test('[DISC-1] what an address says wrongly is passed over, ages the wrong way round are turned', () => {
  expect(
    searchOf(queryOf('/members?gender=cat&country=nl&min_age=3&max_age=x&page=26&order=odd&utm=1')),
  ).toEqual(everyone);
  expect(searchOf(queryOf('/members?min_age=50&max_age=30'))).toMatchObject({ minAge: 30, maxAge: 50 });
  expect(searchOf(queryOf('/members?gender=&country='))).toEqual(everyone);
});
