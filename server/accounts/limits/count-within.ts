import { Refusal } from '#server/platform/http/refusal.ts';
import { type AccountLimit, type LimitParts, limitedKey, limiterOf } from './account-limits.sql.ts';

/**
 * Counts one more of these for the subject (a member, an address), before it is done: of many at once only as many
 * pass as may. Throws `too_many_requests` with the seconds to wait (Retry-After) where the limit is reached.
 */
export async function countWithin(parts: LimitParts, limit: AccountLimit, subject: string): Promise<void> {
  const { wait } = await limiterOf(parts, limit).take(limitedKey(parts, subject));
  if (wait > 0) throw new Refusal('too_many_requests', { seconds: wait });
}

/** Takes one back that was counted and shall not count, such as a try that was right. */
export async function uncount(parts: LimitParts, limit: AccountLimit, subject: string): Promise<void> {
  await limiterOf(parts, limit).giveBack(limitedKey(parts, subject));
}
