import { type RateLimiterAbstract, RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { RedisClient } from '../redis/open-redis.ts';

/** A call never waits longer for Redis. */
const patienceMs = 500;

export interface SharedLimit {
  /** What is counted; no other limit has this name. */
  readonly kind: string;
  readonly points: number;
  readonly seconds: number;
}

/**
 * Counts in Redis, for all processes. Where Redis is gone or does not answer in time, `insurance` counts instead: a
 * limit is never lifted by an outage.
 */
export function sharedLimiter(
  redis: RedisClient,
  { kind, points, seconds }: SharedLimit,
  insurance: RateLimiterAbstract,
): RateLimiterAbstract {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `vonk:${kind}`,
    points,
    duration: seconds,
    insuranceLimiter: insurance,
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: patienceMs });
}
