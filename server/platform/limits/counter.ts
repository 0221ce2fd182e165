import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

export interface CountedCall {
  readonly count: number;
  /** 0, or the seconds until the next try is allowed. */
  readonly wait: number;
}

/** Counts the points of each key within the time of one limit. */
export interface Counter {
  /** Counts also beyond the limit. */
  take(key: string, points?: number): Promise<CountedCall>;
  giveBack(key: string, points?: number): Promise<void>;
}

/** The counter over a limiter of the library. */
export const counterOf = (limiter: RateLimiterAbstract): Counter => ({
  async take(key, points = 1) {
    try {
      const { consumedPoints } = await limiter.consume(key, points);
      return { count: consumedPoints, wait: 0 };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const wait = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      return { count: refused.consumedPoints, wait };
    }
  },
  async giveBack(key, points = 1) {
    await limiter.reward(key, points);
  },
});

/** Milliseconds for which a shared store that was too slow is not asked again. */
const pauseMs = 5000;

/**
 * Joins shared counters with own ones. After the shared store was too slow once, the own counters count for
 * five seconds. So a call with many counters waits once, and not for each of them.
 */
export function makeFallback(timeoutMs: number) {
  let pausedUntil = 0;
  const isPaused = () => performance.now() < pausedUntil;
  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work;
    if (performance.now() - began >= timeoutMs) pausedUntil = performance.now() + pauseMs;
    return result;
  };
  return (shared: Counter, own: Counter): Counter => ({
    take: (key, points) => (isPaused() ? own.take(key, points) : timed(shared.take(key, points))),
    giveBack: (key, points) => (isPaused() ? own.giveBack(key, points) : timed(shared.giveBack(key, points))),
  });
}
