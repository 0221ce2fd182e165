import { expect, test } from 'vitest';
import { byRarity } from './by-rarity.ts';

test('puts the word of the fewest lists first [DISC-5d]', () => {
  const lists = [['art', 'tea'], ['art', 'tea', 'wine'], ['art']];
  expect(['art', 'beer', 'tea', 'wine'].sort(byRarity(lists))).toEqual(['beer', 'wine', 'tea', 'art']);
  expect(['tea', 'art'].sort(byRarity([['art'], ['tea']]))).toEqual(['tea', 'art']);
});
