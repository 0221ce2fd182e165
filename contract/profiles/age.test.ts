import { expect, test } from 'vitest';
import { ageOn, latestBirthDate } from './age.ts';

const at = (instant: string) => new Date(instant);

test('counts a birthday once it has begun everywhere on Earth [SITE-6c]', () => {
  expect(ageOn('2008-11-21', at('2026-11-21T11:59:59Z'))).toBe(17);
  expect(ageOn('2008-11-21', at('2026-11-21T12:00:00Z'))).toBe(18);
});

test('counts a birthday of 29 February on 1 March, and on the day itself in leap years [SITE-6c]', () => {
  expect(ageOn('2008-02-29', at('2026-02-28T23:59:59Z'))).toBe(17);
  expect(ageOn('2008-02-29', at('2026-03-01T11:59:59Z'))).toBe(17);
  expect(ageOn('2008-02-29', at('2026-03-01T12:00:00Z'))).toBe(18);
  expect(ageOn('2008-02-29', at('2028-02-29T12:00:00Z'))).toBe(20);
});

test('computes the age at the turn of the year [SITE-6c]', () => {
  expect(ageOn('2000-01-01', at('2026-01-01T11:00:00Z'))).toBe(25);
  expect(ageOn('2000-12-31', at('2026-12-31T12:00:00Z'))).toBe(26);
});

test('finds the latest birth date for an age on each day of eight years [AGE-1a]', () => {
  const dayMilliseconds = 24 * 3_600_000;
  const nextDay = (date: string) => new Date(Date.parse(date) + dayMilliseconds).toISOString().slice(0, 10);
  for (let days = 0; days < 8 * 366; days += 1) {
    const now = new Date(Date.UTC(2024, 0, 1, 12) + days * dayMilliseconds);
    const latest = latestBirthDate(18, now);
    expect([latest, ageOn(latest, now)]).toEqual([latest, 18]);
    expect([latest, ageOn(nextDay(latest), now)]).toEqual([latest, 17]);
  }
});
