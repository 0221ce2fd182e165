const minute = 60;

/** How long a login to the console lasts: a working day, whatever is done with it. */
export const sessionSeconds = 12 * 3600;

/** Left alone for so long it ends before that: somebody else may stand at the screen. */
const idleSeconds = 30 * minute;

/** How long a right password waits for its second step, and how many codes may be tried with it (AUTH-13). */
export const pendingSeconds = 5 * minute;
export const codesPerLogin = 5;

/** How long a set-up link works. */
export const setUpSeconds = 24 * 3600;

export const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

/** A login last used then or before is over. */
export const idleSince = (now: Date): Date => after(now, -idleSeconds);
