import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/refusal.ts';
import type { Platform } from '../platform.ts';

const lines = new Map<string, Promise<unknown>>();

/**
 * Runs the work of one key sequentially in this process, so that several correct logins at the same time are
 * not counted as several tries. Across processes the count in the database applies.
 */
export async function runInQueue<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key);
  const own = before === undefined ? work() : before.then(work, work);
  lines.set(key, own);
  try {
    return await own;
  } finally {
    if (lines.get(key) === own) lines.delete(key);
  }
}

/** Rate limit for expensive work, which also runs sequentially in a process. */
interface Pace {
  /** Unique among all such work of this process. */
  readonly kind: string;
  readonly calls: number;
  readonly seconds: number;
}

/**
 * Runs expensive work, such as drawing a document, one at a time. Throws `too_many_requests` if the subject
 * exceeds its rate.
 */
export type ThrottledWork = <T>(subject: string, work: () => Promise<T>) => Promise<T>;

export function throttledWork(
  { config }: Pick<Platform, 'config'>,
  { kind, calls, seconds }: Pace,
): ThrottledWork {
  const limiter = new RateLimiterMemory({ points: calls * config.rateLimitFactor, duration: seconds });
  return async (subject, work) => {
    try {
      await limiter.consume(subject);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new Refusal('too_many_requests', {
        seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
      });
    }
    return runInQueue(kind, work);
  };
}
