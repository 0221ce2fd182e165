import {
  type StoredLimit,
  type StoredLimiter,
  storedLimiter,
} from '#server/platform/limits/stored-limiter.ts';
import type { Platform } from '#server/platform/platform.ts';

export type AccountLimit = Omit<StoredLimit, 'table'>;

export type LimitParts = Pick<Platform, 'db' | 'clock' | 'keys' | 'redis'>;

/** Table with the attempts of members. */
export const accountLimits = 'account_limits';

/** The limiter of one limit, over the table `account_limits`. */
export const limiterOf = (parts: LimitParts, limit: AccountLimit): StoredLimiter =>
  storedLimiter(parts, { ...limit, table: accountLimits });

/** A keyed hash of the subject, so that the table holds no address or id. */
export const limitedKey = ({ keys }: LimitParts, subject: string): string =>
  keys.mac('accounts/address-hash', subject).toString('base64url');
