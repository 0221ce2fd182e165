import { expect, test } from 'vitest';
import { findFolded } from './find-folded.ts';

const found = (text: string, words: string) =>
  findFolded(text, words).map(([from, to]) => text.slice(from, to));

test('finds text regardless of case and accents [CHAT-8a]', () => {
  expect(found('Café CAFE cafe\u0301!', 'cafe')).toEqual(['Café', 'CAFE', 'cafe\u0301']);
  expect(found('één 😀 Eén', 'een')).toEqual(['één', 'Eén']);
  expect(found('niets', 'cafe')).toEqual([]);
  expect(found('niets', '')).toEqual([]);
});
