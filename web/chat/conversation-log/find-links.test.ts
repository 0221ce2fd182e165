import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const addresses = (text: string) => findLinks(text).flatMap(({ address }) => address ?? []);

test('finds the addresses in a text and loses none of the text [CHAT-8d]', () => {
  const text = 'Kijk op https://vonk.example/a?b=1, of www.vonk.example. Anders mail je.';
  expect(addresses(text)).toEqual(['https://vonk.example/a?b=1', 'https://www.vonk.example/']);
  expect(
    findLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test.each(['Dat is 3.5 en https:// en http://localhost', 'javascript:alert(1)', 'vonk.nl', ''])(
  'treats %s as plain text [CHAT-8d]',
  (text) => {
    expect(addresses(text)).toEqual([]);
  },
);

test('shows the true form of a lookalike address [CHAT-8d, TRUST-7c]', () => {
  expect(addresses('https://bank.example@evil.example/x')).toEqual(['https://bank.example@evil.example/x']);
  expect(addresses('https://vоnk.example')).toEqual(['https://xn--vnk-sed.example/']);
});
