import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { pseudoMessage } from './pseudo-message.ts';

const messages = [
  'Log in',
  'Je hebt onvoldoende credits',
  'Hoi {name}, welkom bij {site}!',
  '{count, plural, one {# nieuw bericht} other {# nieuwe berichten}} van {name}',
  '{gender, select, male {hij} female {zij} other {{n, plural, one {iemand} other {# mensen}}}}',
  'Op {date, date, long} om {time, time, short} voor {price, number, ::currency/EUR}',
  "Foto's van {name}: het teken '{' blijft, '' ook",
  'Lees de <link>voorwaarden</link> eerst',
];

const argumentsOf = (message: string): string[] => {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (typeof value === 'object' && value !== null) {
      if ('value' in value && 'type' in value && value.type !== 0) found.push(`${value.type}:${value.value}`);
      for (const item of Object.values(value)) walk(item);
    }
  };
  walk(parse(message));
  return found;
};

test.each(messages)('the pseudo-language keeps the placeholders of: %s [LANG-1a]', (message) => {
  const pseudo = pseudoMessage(message);
  expect(argumentsOf(pseudo)).toEqual(argumentsOf(message));
  expect(pseudo).not.toBe(message);
});

test('the pseudo-language is 40 % longer [LANG-1c]', () => {
  for (const text of ['Log in', 'Nieuwe berichten', 'Je hebt onvoldoende credits', 'Strprst'])
    expect(pseudoMessage(text).length).toBeGreaterThanOrEqual(text.replaceAll(' ', '').length * 1.4);
});
