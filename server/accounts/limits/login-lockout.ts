import {
  type CountedTry,
  clearLockout,
  countLockoutTry,
  lockout,
} from '#server/platform/identity/lockout.ts';
import { accountLimits, type LimitParts, limitedKey } from './account-limits.sql.ts';

const passwords = lockout(accountLimits, 'login');

const keyOf = (parts: LimitParts, site: number, email: string): string =>
  limitedKey(parts, `${site} ${email.trim().toLowerCase()}`);

/** Counts a password attempt, for known and unknown addresses alike (ACC-9). Throws `login_locked`. */
export function countLoginAttempt(parts: LimitParts, site: number, email: string): Promise<CountedTry> {
  return countLockoutTry(parts, passwords, keyOf(parts, site, email));
}

/**
 * Lifts the lockout of an address and deletes its attempts: the owner of the mailbox chose a new password
 * (AUTH-5).
 */
export function liftLoginLockout(parts: LimitParts, site: number, email: string): Promise<void> {
  return clearLockout(parts, passwords, keyOf(parts, site, email));
}
