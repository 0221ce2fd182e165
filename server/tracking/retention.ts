import { daySeconds } from '#contract/kit/durations.ts';
import { addDays } from '#server/platform/time.ts';

/** How long a visitor is not asked again. */
export const choiceSeconds = 180 * daySeconds;

/** How long accepted tags are kept for a sign-up. */
export const sourceSeconds = 30 * daySeconds;

const countDays = 400;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The first day whose counts are kept. */
export const firstKeptDay = (now: Date): string => dayOf(addDays(now, -countDays));
