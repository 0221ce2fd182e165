import { expect, test } from 'vitest';
import type { TextDocument } from './document.ts';
import { searchDocument } from './search-document.ts';
import { piecesOf, searchWords } from './text-search.ts';

const block = (id: number, kind: 'question' | 'paragraph', text: string) => ({
  id,
  kind,
  parts: [[{ id: id + 100, text }]],
});

const page: TextDocument = {
  title: 'Vragen',
  version: '2026-11-22',
  intro: [],
  sections: [
    {
      anchor: 's1',
      heading: 'Credits',
      blocks: [
        block(1, 'question', 'Verlopen ze?'),
        block(2, 'paragraph', 'Nee, je houdt ze.'),
        block(3, 'question', 'Wat kost een bericht?'),
        block(4, 'paragraph', 'Eén credit, ook in België.'),
      ],
    },
    { anchor: 's2', heading: 'Account', blocks: [block(5, 'question', 'Hoe verwijder ik het?')] },
  ],
};

const found = (query: string) => {
  const { document, found: number } = searchDocument(page, searchWords(query));
  const ids = document.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  return { number, ids, anchors: document.sections.map(({ anchor }) => anchor) };
};

test('finds questions that contain every searched word in any part, ignoring capitals and accents [CONT-1c]', () => {
  expect(found('BELGIE bericht')).toEqual({ number: 1, ids: [3, 4], anchors: ['s1'] });
  expect(found('credits')).toEqual({ number: 2, ids: [1, 2, 3, 4], anchors: ['s1'] });
  expect(found('bericht verwijder')).toEqual({ number: 0, ids: [], anchors: [] });
  expect(found('  ?! ')).toMatchObject({ number: 3 });
});

test('marks the searched words and leaves the text unchanged [CONT-1c]', () => {
  const text = 'Eén credit, ook in België.';
  const pieces = piecesOf(text, searchWords('een belgie'));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(['Eén', 'België']);
  expect(piecesOf('', ['a'])).toEqual([]);
  expect(piecesOf('İstanbul 👋🏽 ijs', searchWords('ijs')).at(-1)).toMatchObject({
    text: 'ijs',
    found: true,
  });
  expect(searchWords('a'.repeat(500))).toEqual(['a'.repeat(80)]);
});
