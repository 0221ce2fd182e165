import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test('[NOTIF-3] a preview is the first words in one line, cut between words and never within a character', () => {
  expect(firstWords('  Hoi,\n\nhoe is het?  ', 40)).toBe('Hoi, hoe is het?');
  expect(firstWords('Zullen we zaterdag naar de vlinderkas', 20)).toBe('Zullen we zaterdag…');
  expect(firstWords('Donaudampfschifffahrtsgesellschaft', 10)).toBe('Donaudamp…');
  expect(firstWords('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2)).toBe('👩‍👩‍👧…');
  expect(firstWords('', 10)).toBe('');
});
