import { expect, test } from 'vitest';
import { locales } from '#contract/kit/locale.ts';
import { languagesOfCountry } from './languages-of-country.ts';

test.each([
  ['US', ['en', 'es']],
  ['NL', ['nl']],
  ['BE', ['nl', 'fr', 'de']],
  ['FR', ['fr']],
  ['IT', ['it']],
  ['ES', ['es']],
  ['DE', ['de']],
  ['AT', ['de']],
  ['IE', ['en']],
  ['GB', ['en']],
  ['CA', ['en', 'fr']],
  ['PL', ['pl']],
  ['AU', ['en']],
  ['NZ', ['en']],
  ['CH', ['de', 'it', 'fr', 'en']],
  ['DK', ['da']],
  ['FI', ['fi', 'sv']],
  ['NO', ['no']],
  ['SE', ['sv']],
  ['XX', []],
])("in %s puts the country's own languages before the others [LANG-4a]", (country, own) => {
  const offered = languagesOfCountry(country);
  expect(offered.slice(0, own.length)).toEqual(own);
  expect([...offered].sort()).toEqual([...locales].sort());
});
