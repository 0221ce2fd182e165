const daySeconds = 24 * 3600;

/** For how long a visitor is not asked again. */
export const choiceSeconds = 180 * daySeconds;

/** For how long the tags wait for a sign-up of who accepted it. */
export const sourceSeconds = 30 * daySeconds;

const countDays = 400;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Counts of days before this one are of no use any more. */
export const firstKeptDay = (now: Date): string =>
  dayOf(new Date(now.getTime() - countDays * daySeconds * 1000));
