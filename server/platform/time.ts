import { day, hour, minute } from '#contract/kit/durations.ts';

const add = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** The moment this number of seconds after `at`; before it if the number is negative. */
export const addSeconds = (at: Date, seconds: number): Date => add(at, seconds * 1000);

/** The moment this number of minutes after `at`; before it if the number is negative. */
export const addMinutes = (at: Date, minutes: number): Date => add(at, minutes * minute);

/** The moment this number of hours after `at`; before it if the number is negative. */
export const addHours = (at: Date, hours: number): Date => add(at, hours * hour);

/**
 * The moment this number of days of 24 hours after `at`; before it if the number is negative. Ignores time
 * zones.
 */
export const addDays = (at: Date, days: number): Date => add(at, days * day);
