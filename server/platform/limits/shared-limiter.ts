import { type RateLimiterAbstract, RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { RedisClient } from '../redis/open-redis.ts';

/** Longest time that a call waits for Redis. */
export const timeoutMs = 500;

export interface SharedLimit {
  /** Name of the counter, unique among all limits. */
  readonly kind: string;
  readonly points: number;
  readonly seconds: number;
}

/**
 * Counts in Redis for all processes. If Redis is down or too slow, `insurance` counts instead, so that an
 * outage never lifts a limit.
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
  return new RLWrapperTimeouts({ limiter, timeoutMs });
}
