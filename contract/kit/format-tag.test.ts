import { expect, test } from 'vitest';
import { formatTag } from './format-tag.ts';
import { locales } from './locale.ts';

test.each([
  ['en', null, 'en-GB'],
  ['en', 'NL', 'en-GB'],
  ['en', 'GB', 'en-GB'],
  ['en', 'IE', 'en-IE'],
  ['en', 'US', 'en-US'],
  ['en', 'CA', 'en-CA'],
  ['en', 'AU', 'en-AU'],
  ['en', 'NZ', 'en-NZ'],
  ['de', null, 'de-DE'],
  ['de', 'AT', 'de-AT'],
  ['de', 'CH', 'de-CH'],
  ['fr', 'CA', 'fr-CA'],
  ['fr', 'CH', 'fr-CH'],
  ['fr', 'BE', 'fr-BE'],
  ['nl', 'BE', 'nl-BE'],
  ['nl', 'US', 'nl-NL'],
  ['it', 'CH', 'it-CH'],
  ['sv', 'FI', 'sv-FI'],
  ['no', 'NO', 'nb-NO'],
  ['pl', 'XX', 'pl-PL'],
] as const)('formats %s for a reader in %s by %s [LANG-8]', (language, country, tag) => {
  expect(formatTag(language, country)).toBe(tag);
});

test('gives tags that the runtime knows, in the language itself [LANG-8]', () => {
  for (const language of locales)
    for (const country of [null, 'NL', 'BE', 'DE', 'AT', 'CH', 'US', 'CA', 'GB', 'FI']) {
      const tag = formatTag(language, country);
      expect(Intl.DateTimeFormat.supportedLocalesOf([tag]), tag).toEqual([tag]);
      expect(new Intl.Locale(tag).language).toBe(language === 'no' ? 'nb' : language);
    }
});

const evening = new Date('2026-11-22T19:23:00Z');

test.each([
  [null, '22 November 2026', '19:23'],
  ['US', 'November 22, 2026', '7:23 PM'],
] as const)('writes English dates and times for a reader in %s [LANG-8]', (country, date, time) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatTag('en', country), { timeZone: 'UTC', ...options }).format(evening);
  expect(format({ dateStyle: 'long' })).toBe(date);
  expect(format({ timeStyle: 'short' }).replace(/\u202f/g, ' ')).toBe(time);
});
