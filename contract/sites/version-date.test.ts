import { expect, test } from 'vitest';
import { versionDate } from './version-date.ts';

test('uses the date of the text, or of the company if that was added later, but none before the first terms [CONT-1b]', () => {
  expect(versionDate('2026-11-22', '2020-01-01T00:00:00.000Z')).toBe('2026-11-22');
  expect(versionDate('2026-11-22', '2026-12-24T09:30:00.000Z')).toBe('2026-12-24');
  expect(versionDate('2019-01-01', '2018-01-01T00:00:00.000Z')).toBe('2023-12-01');
});
