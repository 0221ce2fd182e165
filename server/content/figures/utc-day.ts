import { addDays } from '#server/platform/time.ts';

/** The UTC day of a moment: `2026-11-23`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The last days up to and including today, oldest first. */
export const lastDays = (now: Date, days: number): readonly string[] =>
  Array.from({ length: days }, (_, index) => dayOf(addDays(now, index + 1 - days)));
