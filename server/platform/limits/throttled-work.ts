import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../http/refusal.ts';
import type { Platform } from '../platform.ts';
import { inTurn } from './keyed-queue.ts';

/** What costs a process much: how often it is done for one subject, and that it is done one after the other. */
interface Pace {
  /** No other work of this process has this name. */
  readonly kind: string;
  readonly calls: number;
  readonly seconds: number;
}

/** Does costly work, such as drawing a document, for one subject at a time; more often than the pace is `too_many_requests`. */
export type Paced = <T>(subject: string, work: () => Promise<T>) => Promise<T>;

export function paced({ config }: Pick<Platform, 'config'>, { kind, calls, seconds }: Pace): Paced {
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
    return inTurn(kind, work);
  };
}
