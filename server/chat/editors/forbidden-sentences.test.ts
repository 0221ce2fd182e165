import { describe, expect, test } from 'vitest';
import { locales } from '#contract/kit/locale.ts';
import { claim, money } from '#tests/support/editor-sentences/claim-sentences.ts';
import { harmless } from '#tests/support/editor-sentences/harmless-sentences.ts';
import { contact, meeting } from '#tests/support/editor-sentences/meeting-sentences.ts';
import { forbiddenSentences } from './forbidden-sentences.ts';

const kindsOf = (text: string) => forbiddenSentences(text).map(({ kind }) => kind);

describe.each(locales)('in %s', (language) => {
  test.each([
    ['promises_meeting', meeting],
    ['shares_contact', contact],
    ['claims_person', claim],
    ['wants_money', money],
  ] as const)('refuses every sentence of the corpus: %s [MEET-15d, FIC-10a]', (kind, corpus) => {
    const missed = corpus[language].filter((sentence) => !kindsOf(sentence).includes(kind));
    expect(missed).toEqual([]);
  });

  test('lets harmless and honest sentences pass [MEET-15d]', () => {
    expect(harmless[language].filter((sentence) => kindsOf(sentence).length > 0)).toEqual([]);
  });
});

test('names only the sentence that is refused [MEET-15d]', () => {
  const text = 'Wat een mooie tuin! Zullen we wat drinken? Ik lees graag meer.';
  expect(forbiddenSentences(text)).toEqual([
    { kind: 'promises_meeting', sentence: 'Zullen we wat drinken?' },
  ]);
});

test('refuses a number that is spread over sentences, and an honest denial turned into a question [MEET-15d]', () => {
  expect(kindsOf('Mijn geluksgetallen: 061. En 234. En 567.')).toEqual(['shares_contact']);
  expect(kindsOf('Kunnen we elkaar niet ontmoeten?')).toEqual(['promises_meeting']);
});
