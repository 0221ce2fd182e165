import { Refusal } from '#server/platform/http/refusal.ts';
import { type AccountLimit, type LimitParts, limitedKey, limiterOf } from './account-limits.sql.ts';

/**
 * Counts one more action for the subject (a member, an address), before the action is done. Simultaneous
 * calls therefore cannot exceed the limit. Throws `too_many_requests` with the seconds to wait (Retry-After)
 * if the limit is reached.
 */
export async function countAgainstLimit(
  parts: LimitParts,
  limit: AccountLimit,
  subject: string,
): Promise<void> {
  const { wait } = await limiterOf(parts, limit).take(limitedKey(parts, subject));
  if (wait > 0) throw new Refusal('too_many_requests', { seconds: wait });
}

/** Takes back one counted action that must not count, such as a correct attempt. */
export async function takeBackCount(parts: LimitParts, limit: AccountLimit, subject: string): Promise<void> {
  await limiterOf(parts, limit).giveBack(limitedKey(parts, subject));
}
