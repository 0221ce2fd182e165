import { day } from '#contract/kit/durations.ts';

const days = 30;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The last thirty UTC days, today included. */
export const lastDays = (now: Date) => ({
  since: dayOf(new Date(now.getTime() - (days - 1) * day)),
  until: dayOf(now),
});
