import { expect, test } from 'vitest';
import { placesByName } from './places-by-name.ts';

const names = async (country: string, typed: string) =>
  (await placesByName(country, typed, 8)).map(({ name }) => name);

test('[PROF-8] the largest towns that begin with what was typed come first', async () => {
  const found = await names('NL', 'ams');
  expect(found[0]).toBe('Amsterdam');
  expect(found).toContain('Amstelveen');
  expect(await names('NL', 'a')).toHaveLength(8);
});

test('[PROF-8] accents, case, apostrophes and hyphens do not matter', async () => {
  expect(await names('DE', 'KOLN')).toContain('Köln');
  expect(await names('NL', 's hertogenb')).toHaveLength(1);
  expect(await names('NL', 'den haag')).toEqual(['Den Haag']);
  expect(await names('DK', 'kobenh')).toContain('København');
  expect(await names('PL', 'lodz')).toContain('Łódź');
});

test('[PROF-8] what no town is called finds none, in any script', async () => {
  for (const typed of ['zzzz', '%', '  ', '東京', '(((', '\u0301'])
    expect(await names('NL', typed)).toEqual([]);
  expect(await names('XX', 'a')).toEqual([]);
});
