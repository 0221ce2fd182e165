import { expect, test } from 'vitest';
import { isDailyHour, secondsToEvening } from './daily-hour.ts';

const at = (moment: string) => new Date(moment);
const eveningAfter = (moment: string, zone: string | null) =>
  new Date(at(moment).getTime() + secondsToEvening(at(moment), zone) * 1000).toISOString();

test("schedules the daily mail at six in the member's evening, across clock changes [NOTIF-1c]", () => {
  expect(eveningAfter('2030-01-15T09:00:00Z', 'Europe/Amsterdam')).toBe('2030-01-15T17:00:00.000Z');
  expect(eveningAfter('2030-01-15T09:00:00Z', null)).toBe('2030-01-15T17:00:00.000Z');
  expect(eveningAfter('2030-01-15T09:30:30Z', 'America/New_York')).toBe('2030-01-15T23:00:00.000Z');
  expect(eveningAfter('2030-01-15T09:00:00Z', 'Asia/Kolkata')).toBe('2030-01-15T12:30:00.000Z');
  // During the evening, and at its start, the result is the next evening.
  expect(eveningAfter('2030-01-15T19:00:00Z', 'Europe/Amsterdam')).toBe('2030-01-16T17:00:00.000Z');
  expect(eveningAfter('2030-01-15T17:00:00Z', 'Europe/Amsterdam')).toBe('2030-01-16T17:00:00.000Z');
  // The last Sundays of March and October have 23 and 25 hours.
  expect(eveningAfter('2030-03-30T19:00:00Z', 'Europe/Amsterdam')).toBe('2030-03-31T16:00:00.000Z');
  expect(eveningAfter('2030-10-26T18:00:00Z', 'Europe/Amsterdam')).toBe('2030-10-27T17:00:00.000Z');
});

test('sends a late daily mail in the evening and never at night [NOTIF-1c]', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    isDailyHour(at(`2030-07-01T${String(hour).padStart(2, '0')}:30:00Z`), 'Europe/Amsterdam'),
  );
  expect(hours).toEqual([16, 17, 18, 19]);
  expect(isDailyHour(at('2030-07-01T00:30:00Z'), 'America/New_York')).toBe(true);
  expect(isDailyHour(at('2030-07-01T00:30:00Z'), null)).toBe(false);
});
