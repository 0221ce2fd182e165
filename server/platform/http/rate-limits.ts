import { isIPv6 } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Operation } from '#contract/kit/operation.ts';

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

const waitOf = async (limiter: RateLimiterMemory, key: string): Promise<number> => {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (typeof refused === 'object' && refused !== null && 'msBeforeNext' in refused)
      return Math.max(1, Math.ceil(Number(refused.msBeforeNext) / 1000));
    throw refused;
  }
};

/** `factor` is 100 with RATE_LIMITS=relaxed. */
export function makeRateLimits(factor: number): RateLimits {
  const limiterOf = ({ calls, seconds }: { calls: number; seconds: number }) =>
    new RateLimiterMemory({ points: calls * factor, duration: seconds });
  const general = limiterOf(generalLimit);
  const byOperation = new Map<string, RateLimiterMemory>();
  return {
    general: (ip) => waitOf(general, limitedAddress(ip)),
    async operation(operation, ip) {
      if (operation.limit === undefined) return 0;
      let limiter = byOperation.get(operation.name);
      if (limiter === undefined) {
        limiter = limiterOf(operation.limit);
        byOperation.set(operation.name, limiter);
      }
      return waitOf(limiter, limitedAddress(ip));
    },
  };
}
