import { expect, test } from 'vitest';
import { languagesOfCountry } from './languages-of-country.ts';

test("[LANG-4] a country's own languages come first, the rest under them", () => {
  expect(languagesOfCountry('NL')[0]).toBe('nl');
  expect(languagesOfCountry('GB')[0]).toBe('en');
  expect(languagesOfCountry('BE')[0]).toBe('nl');
  expect([...languagesOfCountry('CH')].sort()).toEqual([...languagesOfCountry('XX')].sort());
});
