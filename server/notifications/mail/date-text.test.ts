import { expect, test } from 'vitest';
import { formatTag } from '#contract/kit/format-tag.ts';
import { dateTimeText, dayText } from './date-text.ts';

const moment = new Date('2026-11-22T18:23:00Z');

test.each([
  ['en', null, '22 November 2026', '22 November 2026 at 19:23 CET'],
  ['en', 'NL', '22 November 2026', '22 November 2026 at 19:23 CET'],
  ['en', 'US', 'November 22, 2026', 'November 22, 2026 at 07:23 PM GMT+1'],
  ['nl', 'BE', '22 november 2026', '22 november 2026 om 19:23 CET'],
  ['de', 'AT', '22. November 2026', '22. November 2026 um 19:23 MEZ'],
  ['fr', 'CH', '22 novembre 2026', '22 novembre 2026 à 19:23 UTC+1'],
] as const)('writes dates of mails in %s for a reader in %s [LANG-8]', (language, country, day, full) => {
  const tag = formatTag(language, country);
  expect(dayText(moment, tag)).toBe(day);
  expect(dateTimeText(moment, tag).replace(/\u202f/g, ' ')).toBe(full);
});
