import { expect, test } from 'vitest';
import { versionDate } from './version-date.ts';

test('[CONT-1] a version has the date of its text, of the company where that was added later, and none before the first', () => {
  expect(versionDate('2026-11-22', '2020-01-01T00:00:00.000Z')).toBe('2026-11-22');
  expect(versionDate('2026-11-22', '2026-12-24T09:30:00.000Z')).toBe('2026-12-24');
  expect(versionDate('2019-01-01', '2018-01-01T00:00:00.000Z')).toBe('2023-12-01');
});
