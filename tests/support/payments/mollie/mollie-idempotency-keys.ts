import type { Clock } from '#server/platform/clock.ts';
import { type MollieAnswer, mollieRefusal } from './mollie-answer.ts';

const lifeMs = 3_600_000;

interface Kept {
  readonly request: string;
  readonly at: number;
  answer: MollieAnswer | null;
}

/**
 * Idempotency keys as Mollie documents them (PAY-13).
 * - Within an hour the same key gets the same response.
 * - Another request with the same key gets 400.
 * - A request gets 409 while the first one is still running.
 * - The key is new after an hour.
 */
export function mollieIdempotencyKeys(clock: Clock) {
  const kept = new Map<string, Kept>();
  return async (
    key: string | undefined,
    request: string,
    work: () => Promise<MollieAnswer>,
  ): Promise<MollieAnswer> => {
    if (key === undefined) return work();
    const now = clock.now().getTime();
    const known = kept.get(key);
    if (known && now - known.at < lifeMs) {
      if (known.request !== request)
        return mollieRefusal(400, 'The idempotency key was used for another request');
      if (known.answer === null) return mollieRefusal(409, 'A request with this idempotency key still runs');
      return { ...known.answer, headers: { ...known.answer.headers, 'idempotent-replayed': 'true' } };
    }
    const entry: Kept = { request, at: now, answer: null };
    kept.set(key, entry);
    entry.answer = await work();
    return entry.answer;
  };
}
