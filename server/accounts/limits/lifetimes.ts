export const daySeconds = 24 * 3600;

/** How long a login lasts, at most and without renewal (ACC-8, AUTH-6). */
export const sessionSeconds = 30 * daySeconds;

/** A login that is not used for so long ends before that (AUTH-6). */
export const idleSeconds = 14 * daySeconds;

/** How long a mailed activation link works. */
export const activationDays = 7;

/** Activation mails one account causes in 24 hours, at most. */
export const activationMailsPerDay = 10;

/** So long after the sign-up whoever has not confirmed their address is reminded. */
export const reminderSeconds = [daySeconds, 3 * daySeconds];

/** How long a mailed link for a new password works (ACC-11). */
export const resetHours = 2;

/** How long a new address waits for its confirmation (AUTH-10). */
export const mailChangeHours = 24;

/** How long the old address can be put back (AUTH-10). */
export const mailUndoDays = 7;

/** How long a right password waits for its second step, and what a passkey is to sign for its signature (AUTH-13). */
export const pendingSeconds = 300;

/** Codes that may be tried with one right password. */
export const codesPerLogin = 5;

/** How long a secret for an authenticator app waits for its first code. */
export const setUpSeconds = 3600;

/** Passkeys one member may have. */
export const passkeysPerMember = 20;

/** How long whoever was told at log-in that the account is going away may take to bring it back. */
export const undoProofSeconds = 15 * 60;

export const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

export const before = (moment: Date, seconds: number): Date => after(moment, -seconds);

export const daysAfter = (moment: Date, days: number): Date => after(moment, days * daySeconds);

export const daysBefore = (moment: Date, days: number): Date => before(moment, days * daySeconds);

export const hoursAfter = (moment: Date, hours: number): Date => after(moment, hours * 3600);

/** Days left until a moment, the begun one counted. */
export const daysUntil = (moment: Date, now: Date): number =>
  Math.ceil((moment.getTime() - now.getTime()) / (daySeconds * 1000));

/**
 * Where nobody may learn who has an account, a mail is made so long after the answer that making it slows no answer
 * that somebody could measure (AUTH-4).
 */
export const unseenMailSeconds = 2;

/**
 * A mail is tried again for so long: a mail server that is away for a night keeps nobody from the only copy of a link.
 * The link is as old as the try that got through, for each makes its own.
 */
export const mailHours = 24;
