import { expect, test } from 'vitest';
import { isDailyHour, secondsToEvening } from './daily-hour.ts';

const at = (moment: string) => new Date(moment);
const eveningAfter = (moment: string, zone: string | null) =>
  new Date(at(moment).getTime() + secondsToEvening(at(moment), zone) * 1000).toISOString();

test('[NOTIF-1] the daily mail comes at six in the evening of the member, also where the clocks change before it', () => {
  expect(eveningAfter('2030-01-15T09:00:00Z', 'Europe/Amsterdam')).toBe('2030-01-15T17:00:00.000Z');
  expect(eveningAfter('2030-01-15T09:00:00Z', null)).toBe('2030-01-15T17:00:00.000Z');
  expect(eveningAfter('2030-01-15T09:30:30Z', 'America/New_York')).toBe('2030-01-15T23:00:00.000Z');
  expect(eveningAfter('2030-01-15T09:00:00Z', 'Asia/Kolkata')).toBe('2030-01-15T12:30:00.000Z');
  // Within the evening, and at its very beginning, it is the next one.
  expect(eveningAfter('2030-01-15T19:00:00Z', 'Europe/Amsterdam')).toBe('2030-01-16T17:00:00.000Z');
  expect(eveningAfter('2030-01-15T17:00:00Z', 'Europe/Amsterdam')).toBe('2030-01-16T17:00:00.000Z');
  // The last Sunday of March and of October: a day of 23 and of 25 hours.
  expect(eveningAfter('2030-03-30T19:00:00Z', 'Europe/Amsterdam')).toBe('2030-03-31T16:00:00.000Z');
  expect(eveningAfter('2030-10-26T18:00:00Z', 'Europe/Amsterdam')).toBe('2030-10-27T17:00:00.000Z');
});

test('[NOTIF-1] a daily mail that is late still comes in the evening, and not when people sleep', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    isDailyHour(at(`2030-07-01T${String(hour).padStart(2, '0')}:30:00Z`), 'Europe/Amsterdam'),
  );
  expect(hours).toEqual([16, 17, 18, 19]);
  expect(isDailyHour(at('2030-07-01T00:30:00Z'), 'America/New_York')).toBe(true);
  expect(isDailyHour(at('2030-07-01T00:30:00Z'), null)).toBe(false);
});
