import { Refusal } from '../http/refusal.ts';
import { type StoredLimit, storedLimiter } from '../limits/stored-limiter.ts';

type LimitParts = Parameters<typeof storedLimiter>[0];

const minute = 60;
const day = 24 * 3600;

const shortestLock = 15 * minute;
const longestLock = day;
/** So long after its last lock a subject starts at the shortest lock again. */
const forgottenAfter = day;

/** What is tried, a password or a code: two counts of one subject. */
export interface LockedTries {
  /** Tries, wrong or not known yet. */
  readonly tries: StoredLimit;
  /** How many locks there were; nothing is refused by it. */
  readonly locks: StoredLimit;
}

/** Five tries in 15 minutes; `kind` is what no other count is called, in whatever table. */
export const lockedTries = (table: string, kind: string): LockedTries => ({
  tries: { table, kind, points: 5, seconds: 15 * minute },
  locks: { table, kind: `${kind}-locks`, points: 1_000_000, seconds: forgottenAfter },
});

/** A try that was counted; exactly one of these is called when it is known how it went. */
export interface CountedTry {
  wrong(): Promise<void>;
  right(): Promise<void>;
  /** Nothing was looked at: the try does not count. */
  withdraw(): Promise<void>;
}

/**
 * Counts a try before it is looked at, so that tries at the same time cannot all pass. The fifth wrong one within 15
 * minutes locks: 15 minutes, each further lock twice as long, up to 24 hours. Throws `login_locked` while it is, for a
 * right try alike (ACC-9).
 */
export async function countLockedTry(parts: LimitParts, what: LockedTries, key: string): Promise<CountedTry> {
  const [counted, locked] = [storedLimiter(parts, what.tries), storedLimiter(parts, what.locks)];
  const { count, wait } = await counted.take(key);
  if (wait > 0) throw new Refusal('login_locked', { minutes: Math.ceil(wait / minute), seconds: wait });
  return {
    async wrong() {
      if (count < what.tries.points) return;
      const { count: times } = await locked.take(key);
      const seconds = Math.min(longestLock, shortestLock * 2 ** Math.min(times - 1, 20));
      await locked.set(key, times, seconds + forgottenAfter);
      await counted.set(key, count + 1, seconds);
    },
    async right() {
      await forgetLockedTries(parts, what, key);
    },
    withdraw: () => counted.giveBack(key),
  };
}

/** Lifts the lock and forgets the tries. */
export async function forgetLockedTries(parts: LimitParts, what: LockedTries, key: string): Promise<void> {
  await storedLimiter(parts, what.tries).forget(key);
  await storedLimiter(parts, what.locks).forget(key);
}
