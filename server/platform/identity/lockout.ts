import { Refusal } from '../http/refusal.ts';
import type { KeyPurpose } from '../keys/keys.ts';
import { type StoredLimit, storedLimiter } from '../limits/stored-limiter.ts';
import type { Platform } from '../platform.ts';

type LimitParts = Pick<Platform, 'db' | 'clock' | 'redis' | 'keys'>;

const minute = 60;
const day = 24 * 3600;

const shortestLock = 15 * minute;
const longestLock = day;
/** Seconds after the last lockout until a subject starts at the shortest lockout again. */
const forgottenAfter = day;

/** The two counters of each subject and device, for tries of a password or a code. */
export interface Lockout<Subject> {
  /** Tries that were wrong or are still being checked. */
  readonly tries: StoredLimit;
  /** Number of lockouts. This counter refuses nothing. */
  readonly locks: StoredLimit;
  /** Purpose of the keyed hash of a subject, so that the table holds no address or id. */
  readonly purpose: KeyPurpose;
  textOf(subject: Subject): string;
}

interface LockoutSettings<Subject> extends Pick<Lockout<Subject>, 'purpose' | 'textOf'> {
  readonly table: string;
  /** Unique among all counters in all tables. */
  readonly kind: string;
}

/** Five tries in 15 minutes. */
export const lockout = <Subject>({
  table,
  kind,
  purpose,
  textOf,
}: LockoutSettings<Subject>): Lockout<Subject> => ({
  tries: { table, kind, points: 5, seconds: 15 * minute },
  locks: { table, kind: `${kind}-locks`, points: 1_000_000, seconds: forgottenAfter },
  purpose,
  textOf,
});

/**
 * A known device of the subject, by the hash of its cookie, or null for the rest of the world. Each has its
 * own counters, so that strangers never lock out a subject who uses a known device (SAFE-8).
 */
type Device = Buffer | null;

const keyOf = <Subject>(
  { keys }: LimitParts,
  what: Lockout<Subject>,
  subject: Subject,
  device: Device,
): string => {
  const text = what.textOf(subject);
  const counted = device === null ? text : `device ${device.toString('base64url')} of ${text}`;
  return keys.mac(what.purpose, counted).toString('base64url');
};

/** A counted try. Exactly one of these functions is called when the result is known. */
export interface CountedTry {
  /** Returns whether it started a lockout. */
  wrong(): Promise<boolean>;
  right(): Promise<void>;
  /** Nothing was checked: the try does not count. */
  withdraw(): Promise<void>;
}

/**
 * Counts a try before the check, so that concurrent tries cannot all pass (ACC-9). The fifth wrong try within
 * 15 minutes starts a lockout of 15 minutes. Each further lockout is twice as long, up to 24 hours. Throws
 * `login_locked` during a lockout, even for a correct try.
 */
export async function countLockoutTry<Subject>(
  parts: LimitParts,
  what: Lockout<Subject>,
  subject: Subject,
  device: Device,
): Promise<CountedTry> {
  const key = keyOf(parts, what, subject, device);
  const [counted, locked] = [storedLimiter(parts, what.tries), storedLimiter(parts, what.locks)];
  const { count, wait } = await counted.take(key);
  if (wait > 0) throw new Refusal('login_locked', { minutes: Math.ceil(wait / minute), seconds: wait });
  return {
    async wrong() {
      if (count < what.tries.points) return false;
      const { count: times } = await locked.take(key);
      const seconds = Math.min(longestLock, shortestLock * 2 ** Math.min(times - 1, 20));
      await locked.set(key, times, seconds + forgottenAfter);
      await counted.set(key, count + 1, seconds);
      return true;
    },
    async right() {
      await forget(parts, what, key);
    },
    withdraw: () => counted.giveBack(key),
  };
}

const forget = async <Subject>(parts: LimitParts, what: Lockout<Subject>, key: string): Promise<void> => {
  await storedLimiter(parts, what.tries).forget(key);
  await storedLimiter(parts, what.locks).forget(key);
};

/** Ends the lockouts of the world and of these known devices, and deletes their counters. */
export async function clearLockout<Subject>(
  parts: LimitParts,
  what: Lockout<Subject>,
  subject: Subject,
  devices: readonly Buffer[],
): Promise<void> {
  for (const device of [null, ...devices]) await forget(parts, what, keyOf(parts, what, subject, device));
}
