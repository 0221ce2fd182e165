import { Refusal } from '../http/refusal.ts';
import { networksOf } from '../limits/networks.ts';
import { type StoredLimit, storedLimiter } from '../limits/stored-limiter.ts';
import type { Platform } from '../platform.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'redis' | 'keys' | 'config'>;

/** Wrong passwords in an hour from one address; wider networks have a multiple (`networks.ts`). */
const triesAnHour = 100;

/** Takes back a counted try: the password was right, or was not checked. */
type TakeBack = () => Promise<void>;

/**
 * Counts a try of a password at somebody's account in a browser that is not known for this account (AUTH-5).
 * The tries at all accounts from one network count together, also for members and browsers that are known for
 * other accounts. Throws `too_many_requests` with the seconds to wait.
 */
export async function countNetworkTry(
  parts: Parts,
  { table, kind }: Pick<StoredLimit, 'table' | 'kind'>,
  ip: string,
): Promise<TakeBack> {
  const taken: TakeBack[] = [];
  const takeBack = async () => {
    await Promise.all(taken.map((one) => one()));
  };
  for (const { key: network, factor } of networksOf(ip)) {
    const points = Math.max(1, Math.round(triesAnHour * factor * parts.config.rateLimitFactor));
    const limiter = storedLimiter(parts, { table, kind: `${kind}-network${factor}`, points, seconds: 3600 });
    const key = parts.keys.mac('platform/limited-address', network).toString('base64url');
    const { wait } = await limiter.take(key);
    taken.push(() => limiter.giveBack(key));
    if (wait === 0) continue;
    await takeBack();
    throw new Refusal('too_many_requests', { seconds: wait });
  }
  return takeBack;
}
