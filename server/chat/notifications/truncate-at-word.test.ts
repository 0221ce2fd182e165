import { expect, test } from 'vitest';
import { truncateAtWord } from './truncate-at-word.ts';

test('previews the first words on one line, cut between words and never within a character [NOTIF-3d]', () => {
  expect(truncateAtWord('  Hoi,\n\nhoe is het?  ', 40)).toBe('Hoi, hoe is het?');
  expect(truncateAtWord('Zullen we zaterdag naar de vlinderkas', 20)).toBe('Zullen we zaterdag…');
  expect(truncateAtWord('Donaudampfschifffahrtsgesellschaft', 10)).toBe('Donaudamp…');
  expect(truncateAtWord('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧…');
  expect(truncateAtWord('', 10)).toBe('');
});
