import {
  type CountedTry,
  clearLockout,
  countLockoutTry,
  lockout,
} from '#server/platform/identity/lockout.ts';
import type { Platform } from '#server/platform/platform.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'redis' | 'keys'>;

const passwords = lockout('operator_limits', 'console-login');
const codes = lockout('operator_limits', 'console-code');

/** A keyed hash of the subject, so that the table holds no address. */
const keyOf = ({ keys }: Parts, subject: string): string =>
  keys.mac('operators/limited', subject).toString('base64url');

const keyOfAddress = (parts: Parts, email: string): string =>
  keyOf(parts, `address ${email.trim().toLowerCase()}`);

const keyOfOperator = (parts: Parts, operator: number): string => keyOf(parts, `code of ${operator}`);

/** Counts a password attempt for an address, known or not, by the rules of ACC-9. Throws `login_locked`. */
export const countPasswordAttempt = (platform: Platform, email: string): Promise<CountedTry> =>
  countLockoutTry(platform, passwords, keyOfAddress(platform, email));

/**
 * Counts a code attempt across all pending logins: a new login brings no new attempts (AUTH-13). Throws
 * `login_locked`.
 */
export const countCodeAttempt = (platform: Platform, operator: number): Promise<CountedTry> =>
  countLockoutTry(platform, codes, keyOfOperator(platform, operator));

/**
 * Lifts the lockouts of an operator: a set-up link restores access, whatever attempts others made (AUTH-5).
 */
export async function liftOperatorLockouts(parts: Parts, operator: number, email: string): Promise<void> {
  await clearLockout(parts, passwords, keyOfAddress(parts, email));
  await clearLockout(parts, codes, keyOfOperator(parts, operator));
}
