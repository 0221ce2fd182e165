import { expect, test } from 'vitest';
import { placesByName } from './find-places.ts';

const names = async (country: string, typed: string) =>
  (await placesByName(country, typed, 8)).map(({ name }) => name);

test('puts the largest towns that start with the typed text first [PROF-8a]', async () => {
  const found = await names('NL', 'ams');
  expect(found[0]).toBe('Amsterdam');
  expect(found).toContain('Amstelveen');
  expect(await names('NL', 'a')).toHaveLength(8);
});

test('ignores accents, case, apostrophes and hyphens [PROF-8a]', async () => {
  expect(await names('DE', 'KOLN')).toContain('Köln');
  expect(await names('NL', 's hertogenb')).toHaveLength(1);
  expect(await names('NL', 'den haag')).toEqual(['Den Haag']);
  expect(await names('DK', 'kobenh')).toContain('København');
  expect(await names('PL', 'lodz')).toContain('Łódź');
});

test('finds nothing for text that no town name starts with, in any script [PROF-8a]', async () => {
  for (const typed of ['zzzz', '%', '  ', '東京', '(((', '\u0301'])
    expect(await names('NL', typed)).toEqual([]);
  expect(await names('XX', 'a')).toEqual([]);
});
