import { expect, test } from 'vitest';
import { searchFields } from '#contract/sites/settings.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { filtersBeyond } from './active-filters.ts';
import { addressOf, addressOfSearch, searchOf } from './member-search.ts';
import { startSearch } from './start-search.ts';

const settings = {
  ...testSettings,
  search_fields: [...searchFields],
  countries: ['NL', 'BE'],
  default_country: 'NL',
  geoip_country: 'BE',
};

test('starts a member with the own country, nearest first, and ages within ten years [DISC-1g]', () => {
  const user = someUser({ profile: { country: 'NL', age: 25 } });
  expect(startSearch(user, settings)).toEqual({ country: 'NL', min_age: 18, max_age: 35, order: 'nearest' });
});

test("starts a visitor with the visitor's country [DISC-1g]", () => {
  expect(startSearch(null, settings)).toEqual({ country: 'BE' });
  expect(startSearch(null, { ...settings, geoip_selected_country: 'NL' })).toEqual({ country: 'NL' });
});

test('uses only fields that the site searches by [DISC-1g]', () => {
  const user = someUser({ profile: { country: 'NL', age: 25 } });
  expect(startSearch(user, { ...settings, search_fields: ['interests'] })).toEqual({ order: 'nearest' });
  expect(startSearch(someUser({ profile: { country: 'AU', age: 30 } }), settings)).not.toHaveProperty(
    'country',
  );
});

test('reads the first search from an address without criteria, and nothing else [DISC-1g]', () => {
  const start = startSearch(someUser({ profile: { country: 'NL', age: 30 } }), settings);
  const read = (query: string) => searchOf(new URLSearchParams(query), settings.search_fields, start);
  expect(read('page=2&utm=1')).toMatchObject({ criteria: start, page: 2, isStart: true });
  expect(addressOfSearch(read('page=2'))).toBe('/members?page=2');
  expect(read('order=active')).toEqual({ criteria: {}, page: 1 });
  expect(addressOf({})).toBe('/members?order=active');
  expect(addressOfSearch(read('country=BE'))).toBe('/members?country=BE');
});

test('counts only the filters that the searcher chose [DISC-1g]', () => {
  const start = startSearch(someUser({ profile: { country: 'NL', age: 30 } }), settings);
  expect(filtersBeyond(start, start)).toEqual([]);
  expect(filtersBeyond(start, { ...start, country: 'BE', with_photo: true })).toHaveLength(2);
});
