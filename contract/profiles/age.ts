import { hour } from '#contract/kit/durations.ts';

const latestZoneHours = 12;

/**
 * Today's date in the time zone where the day begins last (UTC-12). Anyone who is of age there is of age
 * everywhere (AGE-1).
 */
const todayEverywhere = (now: Date) => new Date(now.getTime() - latestZoneHours * hour);

/**
 * Whole years between a birth date (YYYY-MM-DD) and a moment. For birthdays on 29 February, the year is
 * complete on 1 March.
 */
export function ageOn(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  const today = todayEverywhere(now);
  const hadBirthday =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The inverse of `ageOn`: anyone born on or before this day (YYYY-MM-DD) is at least `age` at that moment.
 */
export function latestBirthDate(age: number, now: Date): string {
  const today = todayEverywhere(now);
  const year = today.getUTCFullYear() - age;
  const month = today.getUTCMonth() + 1;
  // Most years have no 29 February, and no birth date lies between it and the 28th.
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(Math.min(today.getUTCDate(), lastOfMonth))}`;
}
