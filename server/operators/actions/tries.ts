import { type CountedTry, countLockedTry, lockedTries } from '#server/platform/limits/locked-tries.ts';
import type { Platform } from '#server/platform/platform.ts';

const passwords = lockedTries('operator_limits', 'console-login');
const codes = lockedTries('operator_limits', 'console-code');

/** Whose tries: a keyed hash, so that the table holds nobody's address. */
const keyOf = ({ keys }: Platform, subject: string): string =>
  keys.mac('operators/limited', subject).toString('base64url');

/** Counts a password that is tried for an address, known or not, by the rules of ACC-9. Throws `login_locked`. */
export const countPasswordTry = (platform: Platform, email: string): Promise<CountedTry> =>
  countLockedTry(platform, passwords, keyOf(platform, `address ${email.trim().toLowerCase()}`));

/** Counts a code, with whatever login it comes: new logins bring no new tries (AUTH-13). Throws `login_locked`. */
export const countCodeTry = (platform: Platform, operator: number): Promise<CountedTry> =>
  countLockedTry(platform, codes, keyOf(platform, `code of ${operator}`));
