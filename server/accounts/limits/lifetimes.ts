import { addSeconds } from '#server/platform/time.ts';

export const daySeconds = 24 * 3600;

/** Validity of a mailed activation link. */
export const activationDays = 7;

/** Maximum number of activation mails per account in 24 hours. */
export const activationMailsPerDay = 10;

/** Delays after the sign-up at which an unconfirmed member is reminded. */
export const reminderSeconds = [daySeconds, 3 * daySeconds];

/** Validity of a mailed link for a new password (ACC-11). */
export const resetHours = 2;

/** Time to confirm a new address (AUTH-10). */
export const mailChangeHours = 24;

/** Time in which the old address can be restored (AUTH-10). */
export const mailUndoDays = 7;

/** Time a new secret for an authenticator app waits for its first code. */
export const setUpSeconds = 3600;

/** Maximum number of passkeys per member. */
export const passkeysPerMember = 20;

/** Time to restore an account after a log-in was refused because the account is being deleted. */
export const undoProofSeconds = 15 * 60;

export const daysAfter = (moment: Date, days: number): Date => addSeconds(moment, days * daySeconds);

export const daysBefore = (moment: Date, days: number): Date => addSeconds(moment, -days * daySeconds);

export const hoursAfter = (moment: Date, hours: number): Date => addSeconds(moment, hours * 3600);

/** Days left until a moment, rounded up. */
export const daysUntil = (moment: Date, now: Date): number =>
  Math.ceil((moment.getTime() - now.getTime()) / (daySeconds * 1000));

/**
 * Delay of a mail on sites that reveal no accounts. The mail is made after the answer, so that the work slows
 * no answer measurably (AUTH-4).
 */
export const neutralMailDelaySeconds = 2;

/**
 * Time a mail is retried: a mail server that is down for a night must not lose the only copy of a link. Each
 * attempt creates its own link, so the link is as old as the attempt that succeeded.
 */
export const mailRetryHours = 24;
