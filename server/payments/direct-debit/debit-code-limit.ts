import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { storedLimiter } from '#server/platform/limits/stored-limiter.ts';
import type { Platform } from '#server/platform/platform.ts';

const table = 'debit_limits';
/** Enough for typing errors, but not for flooding a phone or guessing codes. */
const ofMember = { table, kind: 'codes-of-member', points: 10, seconds: 3600 };
const ofPhone = { table, kind: 'codes-to-phone', points: 10, seconds: 24 * 3600 };

/**
 * Counts one more code before it is sent. Over the limit it throws `too_many_requests` with the seconds to
 * wait.
 */
export async function enforceDebitCodeLimit(platform: Platform, member: Id, phone: string): Promise<void> {
  const keyOf = (subject: string) => platform.keys.mac('credits/limited', subject).toString('base64url');
  const counted = [
    await storedLimiter(platform, ofMember).take(keyOf(`member ${member}`)),
    await storedLimiter(platform, ofPhone).take(keyOf(`phone ${phone}`)),
  ];
  const seconds = Math.max(...counted.map(({ wait }) => wait));
  if (seconds > 0) throw new Refusal('too_many_requests', { seconds });
}
