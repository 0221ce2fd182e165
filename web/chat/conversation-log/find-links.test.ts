import { expect, test } from 'vitest';
import { linksIn } from './find-links.ts';

const addresses = (text: string) => linksIn(text).flatMap(({ address }) => address ?? []);

test('[CHAT-8] the addresses in a text are found, and nothing of the text is lost', () => {
  const text = 'Kijk op https://vonk.example/a?b=1, of www.vonk.example. Anders mail je.';
  expect(addresses(text)).toEqual(['https://vonk.example/a?b=1', 'https://www.vonk.example/']);
  expect(
    linksIn(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test.each(['Dat is 3.5 en https:// en http://localhost', 'javascript:alert(1)', 'vonk.nl', ''])(
  '[CHAT-8] %s is only words',
  (text) => {
    expect(addresses(text)).toEqual([]);
  },
);

test('[CHAT-8] [TRUST-7] an address that looks like another shows what it is', () => {
  expect(addresses('https://bank.example@evil.example/x')).toEqual(['https://bank.example@evil.example/x']);
  expect(addresses('https://vоnk.example')).toEqual(['https://xn--vnk-sed.example/']);
});
