import { isIPv6 } from 'node:net';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { Operation } from '#contract/kit/operation.ts';
import { sharedLimiter } from '../limits/shared-limiter.ts';
import type { Platform } from '../platform.ts';

/** Limit per client address for all requests that reach a handler or a page. */
export const generalLimit = { calls: 1200, seconds: 60 };

/** The address to count under. IPv6 addresses count by network, because one client owns the whole network. */
export function limitedAddress(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', rest] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const tail = (rest ?? '').split(':').filter(Boolean);
  const filled =
    rest === undefined ? groups : [...groups, ...Array(8 - groups.length - tail.length).fill('0'), ...tail];
  return filled.slice(0, 4).join(':');
}

export interface RateLimits {
  /** Returns 0, or the seconds until the next try. */
  general(ip: string): Promise<number>;
  operation(operation: Operation, ip: string): Promise<number>;
}

const waitOf = async (limiter: RateLimiterAbstract, key: string): Promise<number> => {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (typeof refused === 'object' && refused !== null && 'msBeforeNext' in refused)
      return Math.max(1, Math.ceil(Number(refused.msBeforeNext) / 1000));
    throw refused;
  }
};

/** Counts in Redis for all processes if Redis is configured, else in the memory of this process. */
export function makeRateLimits({
  config,
  keys,
  redis,
}: Pick<Platform, 'config' | 'keys' | 'redis'>): RateLimits {
  const limiterOf = (kind: string, { calls, seconds }: { calls: number; seconds: number }) => {
    const points = calls * config.rateLimitFactor;
    const own = new RateLimiterMemory({ points, duration: seconds });
    return redis === null ? own : sharedLimiter(redis, { kind, points, seconds }, own);
  };
  // Redis keys are keyed hashes, so that no IP address leaves the process.
  const keyOf = (ip: string): string =>
    redis === null
      ? limitedAddress(ip)
      : keys.mac('platform/limited-address', limitedAddress(ip)).toString('base64url');
  const general = limiterOf('calls', generalLimit);
  const byOperation = new Map<string, RateLimiterAbstract>();
  return {
    general: (ip) => waitOf(general, keyOf(ip)),
    async operation(operation, ip) {
      if (operation.limit === undefined) return 0;
      let limiter = byOperation.get(operation.name);
      if (limiter === undefined) {
        limiter = limiterOf(`calls:${operation.name}`, operation.limit);
        byOperation.set(operation.name, limiter);
      }
      return waitOf(limiter, keyOf(ip));
    },
  };
}
