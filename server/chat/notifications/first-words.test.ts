import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test('previews the first words on one line, cut between words and never within a character [NOTIF-3]', () => {
  expect(firstWords('  Hoi,\n\nhoe is het?  ', 40)).toBe('Hoi, hoe is het?');
  expect(firstWords('Zullen we zaterdag naar de vlinderkas', 20)).toBe('Zullen we zaterdag…');
  expect(firstWords('Donaudampfschifffahrtsgesellschaft', 10)).toBe('Donaudamp…');
  expect(firstWords('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧…');
  expect(firstWords('', 10)).toBe('');
});
