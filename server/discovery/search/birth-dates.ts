import { latestBirthDate } from '#contract/profiles/age.ts';

/** A range of birth dates (YYYY-MM-DD), both ends included. */
export interface BirthDates {
  readonly from: string;
  readonly to: string;
}

const dayAfter = (date: string): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
};

/** Returns the birth dates of people whose age in whole years is between two bounds now, both included. */
export function birthDates(minimumAge: number, maximumAge: number, now: Date): BirthDates {
  return { from: dayAfter(latestBirthDate(maximumAge + 1, now)), to: latestBirthDate(minimumAge, now) };
}
