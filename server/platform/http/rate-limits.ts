import { isIPv6 } from 'node:net';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { Operation } from '#contract/kit/operation.ts';
import { sharedLimiter } from '../limits/shared-limiter.ts';
import type { Platform } from '../platform.ts';

/** Per client address, for everything that reaches a handler or a page. */
export const generalLimit = { calls: 1200, seconds: 60 };

/** An address as it is limited: of IPv6 the network, for one client owns all of it. */
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
  /** 0, or the seconds to wait before the next try. */
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

/** Counts for all processes in Redis where there is one, else in the memory of this one. */
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
  // What leaves the process tells nobody's address.
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
