const minute = 60;

/** Maximum lifetime of a console login: a working day, even in constant use. */
export const sessionSeconds = 12 * 3600;

/** An idle login ends after this time, because somebody else may be at the screen. */
const idleSeconds = 30 * minute;

/**
 * Time a correct password waits for its second step, and number of codes that may be tried with it (AUTH-13).
 */
export const pendingSeconds = 5 * minute;
export const codesPerLogin = 5;

/** Validity of a set-up link. */
export const setUpSeconds = 24 * 3600;

export const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

/** A login last used at or before this moment is over. */
export const idleSince = (now: Date): Date => after(now, -idleSeconds);
